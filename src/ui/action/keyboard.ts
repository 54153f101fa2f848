import { delays } from '@/lib/page/delays';

const FIELD = 'textarea, select, input:not([type="checkbox"], [type="radio"])';
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);

/** Whether a key goes into a field, or into an element that `others` selects. */
export const isTaken = ({ target }: Event, others?: string): boolean =>
  target instanceof Element && target.closest(others ? `${FIELD}, ${others}` : FIELD) !== null;

/** Tells a scanner, whose keys follow each other at once, from a person. Outside a field a scan is kept from what has the focus. */
export function createKeyboard() {
  const takers = new Set<(scan: string) => void>();
  let burst = '';
  let last = -Infinity;
  let alone: ReturnType<typeof setTimeout> | undefined;

  function hide(event: Event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, altKey, metaKey, repeat, isComposing, timeStamp, target } = event;
    if (isComposing || repeat || MODIFIERS.has(key)) return;
    clearTimeout(alone);
    const pause = timeStamp - last;
    last = timeStamp;
    const isCtrlJ = ctrlKey && key.toLowerCase() === 'j';
    const isEnd = key === 'Enter' || key === 'Tab' || isCtrlJ;
    // Some scanners pause before they end a scan.
    const isNext = pause < (isEnd && burst.length > 1 ? delays.scannedEnter : delays.burst);
    if (burst !== '' && isNext && isEnd) {
      hide(event);
      const scan = burst;
      burst = '';
      if (!document.querySelector('[aria-modal="true"]')) [...takers].at(-1)?.(scan);
    } else if (key.length > 1 || ctrlKey || altKey || metaKey) {
      burst = '';
      if (!isCtrlJ || !isNext || !isTaken(event)) return;
      // The browser would open its downloads.
      hide(event);
      target?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      );
    } else if (burst !== '' && isNext) {
      hide(event);
      burst += key;
    } else {
      // A space ticks a row or presses a button.
      burst = key === ' ' || isTaken(event) ? '' : key;
    }
  }

  return {
    listen(): () => void {
      window.addEventListener('keydown', onKeyDown, { capture: true });
      return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
    },
    /** Runs `action` unless the key that was just pressed belongs to a scan. */
    ifAlone(action: () => void) {
      alone = setTimeout(() => {
        burst = '';
        action();
      }, delays.burst);
    },
    /** The newest taker gets the scans. Returns a function that ends it. */
    takeScans(taker: (scan: string) => void): () => void {
      takers.add(taker);
      return () => takers.delete(taker);
    },
  };
}
