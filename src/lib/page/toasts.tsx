import { Button, Group } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { shorten } from '@/lib/values/shorten';
import { onReset } from './resets';

/** Spec section 9: at most three toasts are visible. */
export const TOAST_LIMIT = 3;

// Set here too: toasts may come before `Notifications` mounts.
notificationsStore.setState({ ...notificationsStore.getState(), limit: TOAST_LIMIT });

/** A click also closes the toast. */
interface ToastAction {
  label: string;
  onClick: () => void;
}

/** Enough letters for a server's message, a detail and a name. */
const MAX_TOAST_LETTERS = 500;

const ids = new Map<string, string>();

function clear() {
  ids.clear();
  notifications.clean();
}

onReset(clear);

/** A repeated message gets a new id: Mantine would close it four seconds after the first. Screen readers hear an alert at once, a note when idle. */
function show(color: string, role: 'note' | 'alert', whole: string, action?: ToastAction) {
  const message = shorten(whole, MAX_TOAST_LETTERS);
  const text = `${role}:${message}`;
  notifications.hide(ids.get(text) ?? '');
  function run() {
    notifications.hide(id);
    action?.onClick();
  }
  const id = notifications.show({
    message: action ? (
      <Group justify="space-between" gap="xs">
        <span>{message}</span>
        <Button variant="default" size="compact-sm" onClick={run}>
          {action.label}
        </Button>
      </Group>
    ) : (
      message
    ),
    closeButtonProps: { 'aria-label': 'Descartar aviso' },
    color,
    role,
  });
  ids.set(text, id);
}

export const toasts = {
  clear,
  success: (message: string, action?: ToastAction) => show('teal', 'note', message, action),
  warning: (message: string, action?: ToastAction) => show('yellow', 'alert', message, action),
  error: (message: string) => show('red', 'alert', message),
};
