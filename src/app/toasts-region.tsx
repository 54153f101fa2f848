import { useDocumentVisibility } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { TOAST_LIMIT, TOAST_MS } from '@/lib/toasts';
import classes from './toasts-region.module.css';

/** The toasts. Mount it before the first toast: screen readers skip a live region that appears together with its text. */
export function ToastsRegion() {
  const visibility = useDocumentVisibility();
  return (
    <Notifications
      position="top-center"
      // A toast behind the print window is still there when that is closed.
      autoClose={visibility === 'visible' && TOAST_MS}
      limit={TOAST_LIMIT}
      className={classes.toasts}
      aria-live="polite"
    />
  );
}
