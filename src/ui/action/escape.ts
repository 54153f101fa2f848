import type { KeyboardEvent } from 'react';

/** Runs `action` on Escape, unless an inner element has used the key, such as an open list. Mantine marks its use with a data attribute. */
export function onEscape(event: KeyboardEvent, action: () => void): void {
  const { mantineStopPropagation } = (event.target as HTMLElement).dataset;
  const isUsed = event.defaultPrevented || mantineStopPropagation === 'true';
  if (event.key !== 'Escape' || event.nativeEvent.isComposing || isUsed) return;
  event.preventDefault();
  action();
}
