import { useEffect, useEffectEvent } from 'react';

/** Closes each open overlay, the topmost last. */
const closers: (() => void)[] = [];

/** On a phone, Back closes this overlay first instead of leaving the screen. */
export function useBackCloses(opened: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!opened) return;
    const closer = () => closeNow();
    closers.push(closer);
    return () => void closers.splice(closers.indexOf(closer), 1);
  }, [opened]);
}

export function closeTopmost(): boolean {
  const close = closers.at(-1);
  close?.();
  return close !== undefined;
}
