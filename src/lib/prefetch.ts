import {
  noop,
  onlineManager,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query';
import { shouldRetry } from './query-client';
import { isTokenValid, session } from './session';

type Options<Data, Key extends QueryKey> = QueryExecuteOptions<Data, Error, Data, Data, Key>;

/**
 * Fetches a screen's query in its route's loader, while the screen's chunk loads. Never throws: the screen shows the error.
 * Pass the loader's `preload`, which is true while the user only hovers over a link.
 */
export function prefetch<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: Options<Data, Key>,
  preload: boolean,
): void {
  if (preload) prefetchQuietly(queryClient, options);
  else queryClient.query(options).catch(noop);
}

/**
 * Prefetches a query once, without a toast or a log line. Does nothing offline, signed out, or if a mounted screen already uses the
 * query. A screen that mounts meanwhile shares the request, and from then on it is retried like any other.
 */
export function prefetchQuietly<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: Options<Data, Key>,
): void {
  const find = () => queryClient.getQueryCache().find({ queryKey: options.queryKey, exact: true });
  if (!onlineManager.isOnline() || !isTokenValid(session.token()) || find()?.isActive()) return;
  queryClient
    .query({
      ...options,
      meta: { ...options.meta, ahead: true },
      retry: (failures, error) => !find()?.meta?.ahead && shouldRetry(failures, error),
    })
    .catch(noop);
}
