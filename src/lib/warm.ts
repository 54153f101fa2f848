import {
  noop,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query';

/** Asks for a screen's data while its code loads. Waits for nothing and never fails: the screen tells a failure itself. */
export function warm<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): void {
  queryClient.query(options).catch(noop);
}
