import {
  MutationCache,
  QueryCache,
  QueryClient,
  type Query,
  type QueryKey,
} from '@tanstack/react-query';
import { isUnanswered } from './http-errors';
import { isInterrupted, session } from './session';
import { tellError } from './tell-error';
import { toasts } from './toasts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The spec's text where the load fails and the server says nothing better. */
      error?: string;
      /** Prefetched: no screen waits for it (`src/lib/prefetch.ts`). */
      ahead?: boolean;
    };
    mutationMeta: {
      /** The toast of a success. */
      success?: string;
      /** The spec's text where the server says nothing better; none for a failure that the screen tells in its own way. */
      error?: string;
      /** Keys whose queries this change makes stale; without it, all of them: only those on screen are asked for again. */
      invalidates?: readonly QueryKey[];
      /** False: the screen writes the change into its rows, so only reads that were in flight are fetched again. */
      refetch?: boolean;
    };
  }
}

const RETRIES = 2;
const EVERYTHING: readonly QueryKey[] = [[]];

/** Reads are tried again twice, and only where the server did not answer or its proxy said so. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < RETRIES && isUnanswered(error);
}

/**
 * Makes what a change made stale be asked for again, which is everything unless a key is given. A first load that is under way may carry
 * an answer from before the change: an invalidation alone would take it for a new one. Once the session has expired nothing is asked: signing
 * in again asks for everything.
 */
export async function askAgain(queryClient: QueryClient, queryKey: QueryKey = []): Promise<void> {
  if (isInterrupted(session.status())) return;
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}

/** Marks everything stale without a fetch. A read in flight may carry rows from before the change, and is fetched again. */
async function restartReads(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  if (isInterrupted(session.status())) return;
  const inFlight = queryClient
    .getQueryCache()
    .findAll({ queryKey, predicate: ({ state }) => state.fetchStatus !== 'idle' });
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  const predicate = (query: Query) => inFlight.includes(query);
  void queryClient.refetchQueries({ queryKey, type: 'active', predicate });
}

/** Undoes a failed prefetch: the screen that opens later finds the older data, still stale, or none, and fetches by itself. */
function forgetFailure(queryClient: QueryClient, { queryKey, state }: Query): void {
  if (state.data === undefined) queryClient.removeQueries({ queryKey, exact: true });
  else queryClient.setQueryData(queryKey, state.data, { updatedAt: 0 });
}

/** The server-state cache, with the toasts and the invalidation that queries and mutations ask for in their `meta`. */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.ahead) forgetFailure(queryClient, query as Query);
        else tellError(error, query.meta?.error);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _context, mutation) => {
        if (mutation.meta?.success) toasts.success(mutation.meta.success);
        for (const queryKey of mutation.meta?.invalidates ?? EVERYTHING) {
          // Awaited: whoever made the change writes it only after the older reads are gone.
          if (mutation.meta?.refetch === false) await restartReads(queryClient, queryKey);
          else void askAgain(queryClient, queryKey);
        }
      },
      onError: async (error, _variables, _context, mutation) => {
        tellError(error, mutation.meta?.error);
        // Nobody knows whether it was done: what is on screen is asked for again, to be looked at before it is done twice.
        if (isUnanswered(error)) void askAgain(queryClient);
        // A change to many rows may fail after some of them were changed, which are written all the same.
        else if (mutation.meta?.refetch === false) await restartReads(queryClient, []);
      },
    }),
    defaultOptions: {
      // A load that failed before its screen was drawn is told there, not silently asked for a second time.
      queries: { retry: shouldRetry, retryOnMount: false, staleTime: 10_000 },
      // Offline a change fails at once: one that waited would be made later, by itself, when nobody looks.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queryClient;
}
