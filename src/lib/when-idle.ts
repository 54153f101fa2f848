/** What is not urgent waits this long at least: whoever goes on at once makes it needless. */
const QUIET_MS = 300;

/** Does something once the browser has had nothing to do for a while, unless the returned function is called before. */
export function whenIdle(action: () => unknown): () => void {
  let request: number | undefined;
  const timer = setTimeout(() => {
    // Safari has none.
    if ('requestIdleCallback' in window) request = requestIdleCallback(action);
    else action();
  }, QUIET_MS);
  return () => {
    clearTimeout(timer);
    if (request !== undefined) cancelIdleCallback(request);
  };
}
