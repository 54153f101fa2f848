import { notifications, notificationsStore } from '@mantine/notifications';
import { act } from '@testing-library/react';

/** The toasts on screen and those that wait for room. */
export function toastTexts(): unknown[] {
  const { notifications, queue } = notificationsStore.getState();
  return [...notifications, ...queue].map(({ message }) => message);
}

/** Closes the toasts on screen and drops those that wait for room. */
export function clearToasts(): void {
  act(() => {
    notifications.clean();
    notifications.cleanQueue();
  });
}
