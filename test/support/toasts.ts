import { notifications, notificationsStore } from '@mantine/notifications';
import { act } from '@testing-library/react';

/** Toasts on screen and queued ones. */
export function toastTexts(): unknown[] {
  const { notifications, queue } = notificationsStore.getState();
  return [...notifications, ...queue].map(({ message }) => message);
}

/** Closes the toasts on screen and drops queued ones. */
export function clearToasts(): void {
  act(() => {
    notifications.clean();
    notifications.cleanQueue();
  });
}
