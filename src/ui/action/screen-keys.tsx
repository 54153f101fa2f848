import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import { createContext, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { storage } from '@/lib/person/storage';
import { createKeyboard, isTaken } from './keyboard';

const Keyboard = createContext<ReturnType<typeof createKeyboard> | null>(null);

export function ScreenKeys({ children }: { children: ReactNode }) {
  const [keyboard] = useState(createKeyboard);
  useWindowEvent('keydown', keyboard.onKeyDown, { capture: true });
  return <Keyboard value={keyboard}>{children}</Keyboard>;
}

/** Whether letters act alone, such as `N`. A choice of this browser (WCAG 2.1.4). */
export const hasLetterKeys = (): boolean => storage.get('letters') !== 'no';

export const setLetterKeys = (on: boolean): void => storage.set('letters', on ? null : 'no');

/** Runs `action` on one of these keys, except in a text field or an element that `others` selects. */
export function useScreenKeys(
  keys: readonly string[],
  action: () => void,
  others = '[role="dialog"]',
): void {
  const keyboard = use(Keyboard);
  function press(event: KeyboardEvent) {
    const isLetter = !event.ctrlKey && !event.metaKey;
    if (event.isComposing || isTaken(event, others) || (isLetter && !hasLetterKeys())) return;
    event.preventDefault();
    if (isLetter) keyboard?.ifAlone(action);
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
  const keyboard = use(Keyboard);
  const take = useEffectEvent(onScan);
  useEffect(() => keyboard?.takeScans((scan) => take(scan)), [keyboard]);
}
