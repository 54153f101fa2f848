import { notifications, notificationsStore } from '@mantine/notifications';

/** Spec section 9: a toast stays four seconds, and at most three are visible. */
export const TOAST_MS = 4000;
export const TOAST_LIMIT = 3;

// Set here too, because toasts may come before `Notifications` mounts.
notificationsStore.setState({ ...notificationsStore.getState(), limit: TOAST_LIMIT });

/**
 * The message is the id, so the same message twice is one toast. Screen readers announce an alert at once. They announce a note when
 * idle, through the live region around the toasts.
 */
function show(message: string, options: { color: string; role: 'note' | 'alert' }) {
  const id = `${options.role}:${message}`;
  notifications.hide(id);
  notifications.show({
    id,
    message,
    closeButtonProps: { 'aria-label': 'Descartar aviso' },
    ...options,
  });
}

export const toasts = {
  success: (message: string) => show(message, { color: 'teal', role: 'note' }),
  warning: (message: string) => show(message, { color: 'yellow', role: 'alert' }),
  error: (message: string) => show(message, { color: 'red', role: 'alert' }),
};
