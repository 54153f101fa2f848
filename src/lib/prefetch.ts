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
 * Fetches a screen's query from its route's loader, while the screen's code loads. Never rejects: the screen shows a failure itself.
 * `preload` is the loader's: true while a link is only pointed at.
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
 * Prefetches what the user may want next: once, without toast or log. Does nothing offline, signed out, or where a screen shows the
 * query already. A screen that mounts meanwhile shares the request, and retries it like any other.
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
