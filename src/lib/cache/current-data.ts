import type { UseQueryResult } from '@tanstack/react-query';

/** Sets aside what a failed refetch left: sums are made of whole answers only. */
export const currentData = <Data>({ isError, data }: UseQueryResult<Data>): Data | undefined =>
  isError ? undefined : data;
