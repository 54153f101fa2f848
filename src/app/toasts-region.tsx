import { Notifications } from '@mantine/notifications';
import { TOAST_LIMIT, TOAST_MS } from '@/lib/toasts';
import classes from './toasts-region.module.css';

/** The toasts. Mount it before the first toast: screen readers skip a live region that appears together with its text. */
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
