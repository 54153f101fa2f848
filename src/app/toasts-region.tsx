import { useDocumentVisibility } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { useRef, type FocusEvent, type MouseEvent } from 'react';
import { delays } from '@/lib/page/delays';
import { TOAST_LIMIT } from '@/lib/page/toasts';
import classes from './toasts-region.module.css';

/** A toast's button must not keep the focus: the toast closes, and an open dialog's focus would be lost with it. */
function useKeptFocus() {
  const from = useRef<EventTarget | null>(null);
  return {
    onMouseDown(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
    },
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget;
    },
    onClick({ currentTarget }: MouseEvent) {
      if (!currentTarget.contains(document.activeElement)) return;
      if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true });
    },
  };
}

/** Mount it before the first toast: screen readers skip a live region that appears together with its text. */
export function ToastsRegion() {
  const visibility = useDocumentVisibility();
  return (
    <Notifications
      position="top-center"
      // A toast must outlast the print window that covers it.
      autoClose={visibility === 'visible' && delays.toast}
      limit={TOAST_LIMIT}
      className={classes.toasts}
      aria-live="polite"
      {...useKeptFocus()}
    />
  );
}
