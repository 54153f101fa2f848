import { useHotkeys } from '@mantine/hooks';

/** Where a key belongs to something else. */
const TAKEN = '[role="dialog"], textarea, select, input:not([type="checkbox"], [type="radio"])';

/** Calls `action` when the user presses one of these keys on the screen, not while typing in a field and not in a dialog. */
export function useScreenKeys(keys: readonly string[], action: () => void): void {
  function press(event: KeyboardEvent) {
    if (event.isComposing || (event.target instanceof Element && event.target.closest(TAKEN)))
      return;
    event.preventDefault();
    action();
  }
  useHotkeys(
    keys.map((key) => [key, press, { preventDefault: false }]),
    [],
  );
}

/** The keys of the search. On a Spanish keyboard the slash is Shift+7. */
export const SEARCH_KEYS = ['/', 'shift+/'];
