import {
  noop,
  onlineManager,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query';
import { isTokenValid, session } from '@/lib/person/session';
import { shouldRetry } from './query-client';

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
 * Prefetches a query with one request. Does nothing offline, signed out, or if a mounted screen already uses the query. A screen that
 * mounts meanwhile shares the request, which is then retried like any other.
 */
export function prefetchQuietly<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: Options<Data, Key>,
): void {
  const { queryKey } = options;
  const isUsed = () => !!queryClient.getQueryCache().find({ queryKey, exact: true })?.isActive();
  if (!onlineManager.isOnline() || !isTokenValid(session.token()) || isUsed()) return;
  const retry = (failures: number, error: Error) => isUsed() && shouldRetry(failures, error);
  queryClient.query({ ...options, retry }).catch(noop);
}
