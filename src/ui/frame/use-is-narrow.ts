import { useSyncExternalStore } from 'react';
import { isPaper } from './use-is-paper';

const narrow = window.matchMedia('(max-width: 767.98px)');
let isNarrow = narrow.matches;

function onResize(notify: () => void) {
  narrow.addEventListener('change', notify);
  return () => narrow.removeEventListener('change', notify);
}

/** While printing, media queries are about the paper. */
function readNarrow() {
  if (!isPaper()) isNarrow = narrow.matches;
  return isNarrow;
}

/** Narrower than 768 px (spec section 9). */
export const useIsNarrow = (): boolean => useSyncExternalStore(onResize, readNarrow);
