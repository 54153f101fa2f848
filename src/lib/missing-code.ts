import { queryOptions } from '@tanstack/react-query';

const NAME = 'MissingCodeError';

/** Whether an error says that code of the panel did not come: it went with a new deploy, or the server is out of reach. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && error.name === NAME;

/**
 * Names the errors of code that did not come. By the browser's own words the router would take them for a new deploy and load the
 * page anew, which without a network leaves nothing of the panel, and does so once only for the same file.
 */
export function nameMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = NAME;
    payload.message = `code did not come: ${payload.message}`;
  });
}

/**
 * Whether the server has another build than the one that runs, by the scripts that its page names. Throws where there is no answer,
 * or another than the page.
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

/** The same, each time asked anew. */
export const newBuildQuery = (attempt: number) =>
  queryOptions({
    queryKey: ['new-build', attempt],
    queryFn: ({ signal }) => hasNewBuild(signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
