import { delays } from '@/lib/page/delays';

const FIELD = 'textarea, select, input:not([type="checkbox"], [type="radio"])';

export const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']);

/** Whether a key goes into a field, or into an element that `others` selects. */
export const isTaken = ({ target }: Event, others?: string): boolean =>
  target instanceof Element && target.closest(others ? `${FIELD}, ${others}` : FIELD) !== null;

function hide(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Tells a scanner, whose keys follow each other at once, from a person. Outside a field a scan is kept from what has the focus. */
export function createKeyboard() {
  /** The newest gets the scans. */
  const takers = new Set<(scan: string) => void>();
  let burst = '';
  let last = -Infinity;
  let alone: ReturnType<typeof setTimeout> | undefined;

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, altKey, metaKey, repeat, isComposing, timeStamp, target } = event;
    if (isComposing || repeat || MODIFIERS.has(key)) return;
    clearTimeout(alone);
    const isCtrlJ = ctrlKey && key.toLowerCase() === 'j';
    const isEnd = isCtrlJ || key === 'Enter' || key === 'Tab';
    // Some scanners pause before they end a scan.
    const pause = isEnd && burst.length > 1 ? delays.scannedEnter : delays.burst;
    const isNext = timeStamp - last < pause;
    const scan = isNext ? burst : '';
    last = timeStamp;
    burst = '';
    if (scan && isEnd) {
      hide(event);
      if (!document.querySelector('[aria-modal="true"]')) [...takers].at(-1)?.(scan);
    } else if (isCtrlJ && isNext && isTaken(event)) {
      // The browser would open its downloads.
      hide(event);
      const enter = { key: 'Enter', bubbles: true, cancelable: true };
      target?.dispatchEvent(new KeyboardEvent('keydown', enter));
    } else if (key.length === 1 && !ctrlKey && !altKey && !metaKey) {
      if (scan) hide(event);
      // A space ticks a row or presses a button.
      if (scan || (key !== ' ' && !isTaken(event))) burst = scan + key;
    }
  }

  return {
    onKeyDown,
    takeScans(taker: (scan: string) => void) {
      takers.add(taker);
      return () => void takers.delete(taker);
    },
    /** Runs `action` unless the key that was just pressed belongs to a scan. */
    ifAlone(action: () => void) {
      alone = setTimeout(action, delays.burst);
    },
  };
}
