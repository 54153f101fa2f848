import { notificationsStore } from '@mantine/notifications';

/** The toasts on screen and those that wait for room. */
export function toastTexts(): unknown[] {
  const { notifications, queue } = notificationsStore.getState();
  return [...notifications, ...queue].map(({ message }) => message);
}
