import { useHotkeys } from '@mantine/hooks';

const TAKEN = '[role="dialog"], textarea, select, input:not([type="checkbox"], [type="radio"])';

/** Runs `action` on one of these keys, except in a text field, a dialog or an element that `others` selects. */
export function useScreenKeys(keys: readonly string[], action: () => void, others?: string): void {
  const taken = others ? `${TAKEN}, ${others}` : TAKEN;
  function press(event: KeyboardEvent) {
    if (event.isComposing || (event.target instanceof Element && event.target.closest(taken)))
      return;
    event.preventDefault();
    action();
  }
  useHotkeys(
    keys.map((key) => [key, press, { preventDefault: false }]),
    [],
  );
}

/** On a Spanish keyboard the slash is Shift+7. */
export const SEARCH_KEYS = ['/', 'shift+/'];
