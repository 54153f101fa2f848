import { Notifications } from '@mantine/notifications';
import { TOAST_LIMIT, TOAST_MS } from '@/lib/toasts';
import classes from './toasts-region.module.css';

/** Where toasts are shown. There before its first toast: a region that comes with its text is not read out. */
export function ToastsRegion() {
  return (
    <Notifications
      position="top-center"
      autoClose={TOAST_MS}
      limit={TOAST_LIMIT}
      className={classes.toasts}
      aria-live="polite"
    />
  );
}
