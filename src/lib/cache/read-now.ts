import type { Query, QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';

const READ_NOW = 'read-now';

/** Whether `readNow` reads it: the cache's upkeep leaves it alone. */
export const isReadNow = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  queryKey[0] === READ_NOW;

/**
 * Reads what a person waits for: a file, labels, a question. It is a query of its own, so that no cached answer from before the press ends it,
 * no change restarts it and no screen that closes cuts it. Only `signal` does. A retry that passes the first try's `since` (`performance.now()`,
 * which nobody sets back) reads only what did not come.
 */
export async function readNow<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: QueryExecuteOptions<Data, Error, Data, Data, Key>,
  { since = performance.now(), signal }: { since?: number; signal?: AbortSignal } = {},
): Promise<Data> {
  const queryKey = [READ_NOW, since, ...options.queryKey] as QueryKey as Key;
  const stop = () => void queryClient.cancelQueries({ queryKey, exact: true });
  signal?.addEventListener('abort', stop);
  try {
    return await queryClient.query({ ...options, queryKey, staleTime: Infinity });
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
