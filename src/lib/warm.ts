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
 * Asks for a screen's data while its code loads. Waits for nothing and never fails: the screen tells a failure itself. `preload` says that
 * nobody has gone there yet.
 */
export function warm<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: Options<Data, Key>,
  preload: boolean,
): void {
  if (preload) askAhead(queryClient, options);
  else queryClient.query(options).catch(noop);
}

/**
 * Asks for what may be wanted next, unless it is on the screen already, or there is no connection or nobody signed in. Who comes for it meanwhile joins the
 * request; while nobody does, it is tried once, and a failure is told to nobody and forgotten.
 */
export function askAhead<Data, Key extends QueryKey>(
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
