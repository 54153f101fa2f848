import { Button, Group } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';

/** Spec section 9: a toast stays four seconds, and at most three are visible. */
export const TOAST_MS = 4000;
export const TOAST_LIMIT = 3;

// Set here too, because toasts may come before `Notifications` mounts.
notificationsStore.setState({ ...notificationsStore.getState(), limit: TOAST_LIMIT });

/** A button in a toast, which also closes the toast. */
interface ToastAction {
  label: string;
  onClick: () => void;
}

interface ToastOptions {
  color: string;
  role: 'note' | 'alert';
  action?: ToastAction | undefined;
}

/**
 * The message is the id, so the same message twice is one toast. Screen readers announce an alert at once. They announce a note when
 * idle, through the live region around the toasts.
 */
function show(message: string, { action, ...options }: ToastOptions) {
  const id = `${options.role}:${message}`;
  notifications.hide(id);
  notifications.show({
    id,
    message: action ? <WithAction id={id} message={message} action={action} /> : message,
    closeButtonProps: { 'aria-label': 'Descartar aviso' },
    ...options,
  });
}

interface WithActionProps {
  id: string;
  message: string;
  action: ToastAction;
}

function WithAction({ id, message, action }: WithActionProps) {
  function run() {
    notifications.hide(id);
    action.onClick();
  }
  return (
    <Group justify="space-between" gap="xs">
      <span>{message}</span>
      <Button variant="default" size="compact-sm" onClick={run}>
        {action.label}
      </Button>
    </Group>
  );
}

export const toasts = {
  success: (message: string, action?: ToastAction) =>
    show(message, { color: 'teal', role: 'note', action }),
  warning: (message: string) => show(message, { color: 'yellow', role: 'alert' }),
  error: (message: string) => show(message, { color: 'red', role: 'alert' }),
};
