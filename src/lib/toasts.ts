import { notifications, notificationsStore } from '@mantine/notifications';

/** Spec section 9: a toast stays four seconds, three are seen at a time. */
export const TOAST_MS = 4000;
export const TOAST_LIMIT = 3;

// Holds for those that come before their region is drawn, too.
notificationsStore.setState({ ...notificationsStore.getState(), limit: TOAST_LIMIT });

/**
 * A toast is named by its text: the same message twice at once is one toast. An alert is read out at once; a note by the region around
 * the toasts, when there is a pause.
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
