import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { onReset } from '@/lib/page/resets';

let printing = false;
onReset(() => (printing = false));
window.addEventListener('beforeprint', () => (printing = true));
window.addEventListener('afterprint', () => (printing = false));

/** The browser is printing the page, by a button or its own menu. */
export const isPaper = (): boolean => printing;

function onPrint(notify: () => void) {
  // The browser prints the page as it is when the listener returns.
  const now = () => flushSync(notify);
  window.addEventListener('beforeprint', now);
  window.addEventListener('afterprint', now);
  return () => {
    window.removeEventListener('beforeprint', now);
    window.removeEventListener('afterprint', now);
  };
}

/** {@link isPaper} as a hook: its re-render reaches the paper. */
export const useIsPaper = (): boolean => useSyncExternalStore(onPrint, isPaper);
