import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Asks for a screen's data while its code loads. Waits for nothing and never fails: the screen tells a failure itself. */
export function warm<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- what the cache holds before `select` is the query's own affair
  options: FetchQueryOptions<any, Error, Data, Key>,
): void {
  void queryClient.prefetchQuery(options);
}
