import { queryOptions } from '@tanstack/react-query';
import { onReset } from './resets';

const NAME = 'MissingCodeError';

/** How long Firefox may take to break off what a page that is being left still loads. */
const LEAVING_MS = 10_000;
let leftAt = -Infinity;
onReset(() => (leftAt = -Infinity));

/** Whether an error means that a chunk failed to load: a new deploy removed it, or the server is unreachable. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && error.name === NAME;

/**
 * Renames chunk load errors. The router would recognize the browser's message as a new deploy and reload the page, once for each file.
 * Without a network, that reload would leave the user with no panel at all.
 */
export function nameMissingCode(): void {
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // One of a chunk's own imports: told for each that imports it.
    if (isMissingCode(payload)) return;
    payload.name = NAME;
    payload.message = `chunk failed to load: ${payload.message}`;
  });
}

/** Whether an error is missing code of a page that is being left: Firefox breaks off its loads, which is no fault. */
export const isOfLeavingPage = (error: unknown): boolean =>
  isMissingCode(error) && performance.now() - leftAt < LEAVING_MS;

/**
 * Whether the server has a newer build: its page no longer names the running scripts.
 *
 * @throws if the page cannot be fetched.
 */
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

/** {@link hasNewBuild} as a query that is never cached. */
export const newBuildQuery = (tries: number) =>
  queryOptions({
    queryKey: ['new-build', tries],
    queryFn: ({ signal }) => hasNewBuild(signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
