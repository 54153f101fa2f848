import { useEffect, useEffectEvent } from 'react';

/** What closes each thing that lies over the screen, the topmost last. */
const closers: (() => void)[] = [];

/** Lets Back on a phone close this first, instead of leaving the screen below. */
export function useBackCloses(opened: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!opened) return;
    const closer = () => closeNow();
    closers.push(closer);
    return () => void closers.splice(closers.indexOf(closer), 1);
  }, [opened]);
}

/** Closes the topmost. Returns whether there was one. */
export function closeTopmost(): boolean {
  const close = closers.at(-1);
  close?.();
  return close !== undefined;
}
