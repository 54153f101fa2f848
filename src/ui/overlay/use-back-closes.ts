import { useEffect, useEffectEvent } from 'react';

/** The open overlays, the topmost last. */
const overlays: { close: () => void; fullScreen: boolean }[] = [];

/** On a phone, and if it covers the whole screen, Back closes this overlay first instead of leaving the screen. */
export function useBackCloses(opened: boolean, close: () => void, fullScreen = false): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!opened) return;
    const overlay = { close: () => closeNow(), fullScreen };
    overlays.push(overlay);
    return () => void overlays.splice(overlays.indexOf(overlay), 1);
  }, [opened, fullScreen]);
}

export function closeTopmost(isNarrow: boolean): boolean {
  const topmost = overlays.at(-1);
  if (!topmost || !(isNarrow || topmost.fullScreen)) return false;
  topmost.close();
  return true;
}
