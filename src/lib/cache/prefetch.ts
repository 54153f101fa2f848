import {
  noop,
  onlineManager,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query';
import { isTokenValid, session } from '@/lib/person/session';
import { shouldRetry } from './query-client';

type Options<Data, Key extends QueryKey, Selected> = QueryExecuteOptions<
  Data,
  Error,
  Selected,
  Data,
  Key
>;

/** Fetches a route's query while its chunk loads. Never throws: the screen shows the error. `preload`: the user only hovers over a link. */
export function prefetch<Data, Key extends QueryKey, Selected>(
  queryClient: QueryClient,
  options: Options<Data, Key, Selected>,
  preload: boolean,
): void {
  if (preload) prefetchQuietly(queryClient, options);
  else queryClient.query(options).catch(noop);
}

/** Prefetches with one request, unless offline, signed out or on screen. A screen that mounts then shares it and adds retries. */
export function prefetchQuietly<Data, Key extends QueryKey, Selected>(
  queryClient: QueryClient,
  options: Options<Data, Key, Selected>,
): void {
  const { queryKey } = options;
  const isUsed = () => !!queryClient.getQueryCache().find({ queryKey, exact: true })?.isActive();
  if (!onlineManager.isOnline() || !isTokenValid(session.token()) || isUsed()) return;
  const retry = (failures: number, error: Error) => isUsed() && shouldRetry(failures, error);
  queryClient.query({ ...options, retry }).catch(noop);
}
