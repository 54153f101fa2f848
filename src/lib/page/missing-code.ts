import { onReset } from './resets';

const ERROR_NAME = 'MissingCodeError';

/** Firefox may take this long to abort the loads of a page that the user leaves. */
const LEAVING_MS = 10_000;
let leftAt = -Infinity;
onReset(() => (leftAt = -Infinity));

/** A chunk failed to load: a new deploy removed it, or the server is unreachable. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && error.name === ERROR_NAME;

/** Renames chunk load errors, since the router would reload the page for each. Without a network, that would leave no panel at all. */
export function nameMissingCode(): void {
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // A chunk's own import, already renamed: the event fires for each importer.
    if (isMissingCode(payload)) return;
    payload.name = ERROR_NAME;
    payload.message = `chunk failed to load: ${payload.message}`;
  });
}

/** Firefox aborts a leaving page's loads, which is not an error. */
export const isOfLeavingPage = (error: unknown): boolean =>
  isMissingCode(error) && performance.now() - leftAt < LEAVING_MS;

/** Whether the server's page no longer names the running scripts. @throws if the page cannot be fetched. */
export async function hasNewBuild(signal?: AbortSignal): Promise<boolean> {
  const response = await fetch(import.meta.env.BASE_URL, {
    cache: 'no-cache',
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`The panel's page is a ${response.status}.`);
  const page = await response.text();
  const running = [...document.querySelectorAll('script[type="module"][src]')];
  return running.some((script) => !page.includes(script.getAttribute('src') ?? ''));
}
