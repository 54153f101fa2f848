import { useHotkeys } from '@mantine/hooks';
import { createContext, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { storage } from '@/lib/person/storage';
import { createKeyboard, isTaken } from './keyboard';

function useNewKeyboard() {
  const [keyboard] = useState(createKeyboard);
  const [hasLetters, setHasLetters] = useState(() => storage.get('letters') !== 'no');
  useEffect(() => keyboard.listen(), [keyboard]);
  return {
    ...keyboard,
    /** Whether letters act alone, such as `N`. A choice of this browser (WCAG 2.1.4). */
    hasLetters,
    setHasLetters(on: boolean) {
      setHasLetters(on);
      storage.set('letters', on ? null : 'no');
    },
  };
}

const Keyboard = createContext<ReturnType<typeof useNewKeyboard> | null>(null);

export function ScreenKeys({ children }: { children: ReactNode }) {
  return <Keyboard value={useNewKeyboard()}>{children}</Keyboard>;
}

export function useKeyboard() {
  const keyboard = use(Keyboard);
  if (!keyboard) throw new Error('ScreenKeys is missing.');
  return keyboard;
}

/** Runs `action` on one of these keys, except in a text field or an element that `others` selects. */
export function useScreenKeys(
  keys: readonly string[],
  action: () => void,
  others = '[role="dialog"]',
): void {
  const { hasLetters, ifAlone } = useKeyboard();
  function press(event: KeyboardEvent) {
    const isLetter = !event.ctrlKey && !event.metaKey;
    if (event.isComposing || isTaken(event, others) || (isLetter && !hasLetters)) return;
    event.preventDefault();
    if (isLetter) ifAlone(action);
    else action();
  }
  useHotkeys(
    keys.map((key) => [key, press, { preventDefault: false }]),
    [],
  );
}

/** On a Spanish keyboard the slash is Shift+7. */
export const SEARCH_KEYS = ['/', 'shift+/'];

/** Gets what is scanned while no field of the screen has the focus. */
export function useScans(onScan: (scan: string) => void): void {
  const { takeScans } = useKeyboard();
  const take = useEffectEvent(onScan);
  useEffect(() => takeScans(take), [takeScans]);
}
