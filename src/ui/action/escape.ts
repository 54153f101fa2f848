import type { KeyboardEvent } from 'react';

/**
 * Runs `action` on Escape, once: not if what is inside this element has used the key, as an open list does. Mantine's parts mark themselves
 * with a data attribute, all others come through here.
 */
export function onEscape(event: KeyboardEvent, action: () => void): void {
  const { mantineStopPropagation } = (event.target as HTMLElement).dataset;
  const isUsed = event.defaultPrevented || mantineStopPropagation === 'true';
  if (event.key !== 'Escape' || event.nativeEvent.isComposing || isUsed) return;
  event.preventDefault();
  action();
}
