import { useEffect, useEffectEvent } from 'react';
import { delays } from './delays';

/** Runs an action once the browser has been idle for a while. The returned function cancels it. */
export function whenIdle(action: () => unknown): () => void {
  let request: number | undefined;
  const timer = setTimeout(() => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) request = requestIdleCallback(action);
    else action();
  }, delays.idle);
  return () => {
    clearTimeout(timer);
    if (request !== undefined) cancelIdleCallback(request);
  };
}

export function useWhenIdle(action: () => unknown): void {
  const act = useEffectEvent(action);
  useEffect(() => whenIdle(() => act()), []);
}
