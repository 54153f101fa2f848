import {
  MutationCache,
  noop,
  QueryCache,
  QueryClient,
  type Mutation,
  type Query,
  type QueryKey,
} from '@tanstack/react-query';
import { followConnection } from '@/lib/api/connection';
import { isUnanswered, mayBeDone } from '@/lib/api/http-errors';
import { delays } from '@/lib/page/delays';
import { toasts } from '@/lib/page/toasts';
import { session } from '@/lib/person/session';
import { forgetChange } from './last-change';
import { isReadNow } from './read-now';
import { showError } from './show-error';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The spec's text for a failed load without a message from the server. */
      error?: string;
      /** The entity whose rows a list has, where its key does not begin with it: see `latestCopy`. */
      rowsOf?: string;
    };
    mutationMeta: {
      success?: string;
      /** The spec's text for a failure without a message from the server. Leave it out if the screen shows failures itself. */
      error?: string;
      /** Query keys to invalidate. Default: everything; only mounted queries refetch. */
      invalidates?: readonly QueryKey[];
      /** `true`: Deshacer may reach behind it. By default it may not; a change that can be undone is remembered after its success. */
      keepsChange?: boolean;
    };
  }
}

const RETRIES = 2;
const EVERYTHING: readonly QueryKey[] = [[]];

export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < RETRIES && isUnanswered(error);
}

/** Invalidates all queries or a key's, restarts running fetches, refetches what is mounted but loaded records. Signed out, the next sign-in does it. */
export async function invalidate(queryClient: QueryClient, queryKey: QueryKey = []): Promise<void> {
  if (session.status() !== 'signed-in') return;
  restartFetches(queryClient, queryKey);
  // A form that has its record reads it before it saves, and leaves after it.
  const predicate = ({ queryKey, state }: Query) =>
    queryKey[1] !== 'detail' || state.status !== 'success';
  await queryClient.refetchQueries(
    { queryKey, type: 'active', predicate },
    { cancelRefetch: false },
  );
}

/**
 * Invalidates without refetching what is idle, for a screen that updates its own rows. Running fetches may be older than the change: they start
 * anew, and who waits for one gets the newer answer.
 */
export function restartFetches(queryClient: QueryClient, queryKey: QueryKey = []): void {
  if (session.status() !== 'signed-in') return;
  const predicate = (query: Query) => !isReadNow(query);
  void queryClient.invalidateQueries({ queryKey, predicate, refetchType: 'none' });
  for (const query of queryClient.getQueryCache().findAll({ queryKey, predicate })) {
    if (query.state.fetchStatus === 'idle') continue;
    void query.cancel({ silent: true });
    query.fetch().catch(noop);
  }
}

export function createQueryClient(): QueryClient {
  followConnection();
  // Cleared for the next user: the outcome is for nobody else.
  const isDropped = (mutation: Mutation<unknown, unknown>) =>
    !queryClient
      .getMutationCache()
      .getAll()
      .includes(mutation as Mutation);
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // No screen shows the data. The next one to mount fetches it again.
      onError: (error, query) => query.isActive() && showError(error, query.meta?.error),
    }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _context, mutation) => {
        if (isDropped(mutation)) return;
        if (!mutation.meta?.keepsChange) forgetChange();
        if (mutation.meta?.success) toasts.success(mutation.meta.success);
        for (const queryKey of mutation.meta?.invalidates ?? EVERYTHING) {
          void invalidate(queryClient, queryKey);
        }
      },
      onError: (error, _variables, _context, mutation) => {
        if (isDropped(mutation)) return;
        showError(error, mutation.meta?.error);
        if (!mutation.meta?.keepsChange && mayBeDone(error)) forgetChange();
        // The server may have made the change: refetch, so that the user sees it before trying again.
        if (mayBeDone(error)) void invalidate(queryClient);
      },
    }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: (failures) => delays.retryFetch * 2 ** failures,
        staleTime: 10_000,
      },
      // Offline, a mutation fails at once. A paused one would run later, when the user no longer looks.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queryClient;
}
