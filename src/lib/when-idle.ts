/** Minimum wait. A user who moves on at once may make the action unnecessary. */
const QUIET_MS = 300;

/** Runs an action once the browser has been idle for a while. The returned function cancels it. */
export function whenIdle(action: () => unknown): () => void {
  let request: number | undefined;
  const timer = setTimeout(() => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) request = requestIdleCallback(action);
    else action();
  }, QUIET_MS);
  return () => {
    clearTimeout(timer);
    if (request !== undefined) cancelIdleCallback(request);
  };
}
