import { useHotkeys } from '@mantine/hooks';

/** Calls `onSlash` when the user presses `/` on the screen, not in a field and not in a dialog. */
export function useSlashKey(onSlash: () => void): void {
  function press({ target }: KeyboardEvent) {
    const isInDialog = target instanceof Element && target.closest('[role="dialog"]');
    if (!isInDialog) onSlash();
  }
  // On a Spanish keyboard the slash is Shift+7.
  useHotkeys([
    ['/', press],
    ['shift+/', press],
  ]);
}
