import { Box, Text } from '@mantine/core';
import {
  hashKey,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { latestCopy } from '@/lib/cache/latest-copy';
import { QueryState } from '@/ui/feedback/states';

interface DetailProps<Data, Key extends QueryKey> {
  query: UseQueryOptions<Data, Error, Data, Key>;
  notFound: string;
  /** Until the record has come, called with the cache's copy, which is to be read only. */
  children: (record: Data, isCopy: boolean) => ReactNode;
}

/** Loads one record (spec section 2, Clients). */
export const Detail = <Data, Key extends QueryKey>(props: DetailProps<Data, Key>) => (
  // A route keeps its component when only the id changes.
  <One key={hashKey(props.query.queryKey)} {...props} />
);

function One<Data, Key extends QueryKey>({
  query: options,
  notFound,
  children,
}: DetailProps<Data, Key>) {
  const queryClient = useQueryClient();
  const [copy] = useState(() => latestCopy<Data>(queryClient, options.queryKey));
  /** A list has a newer row. */
  const [isOlder] = useState(() => copy !== queryClient.getQueryData(options.queryKey));
  const query = useQuery({ ...options, refetchOnMount: isOlder ? 'always' : true });
  const { error, isError, isPaused, refetch } = query;
  const [hasCome, setHasCome] = useState(false);
  const isFresh = query.isFetchedAfterMount ? query.isSuccess : !query.isStale && !isOlder;
  if (isFresh && !hasCome) setHasCome(true);
  const shown = hasCome ? query.data : copy;
  return (
    <>
      {!hasCome && (
        <Box mb={isError ? 'md' : undefined}>
          <QueryState
            queries={[{ data: undefined, error, isError, isPaused, refetch }]}
            error={options.meta?.error}
            notFound={notFound}
          >
            {copy === undefined && <Text role="status">Cargando...</Text>}
          </QueryState>
        </Box>
      )}
      {shown !== undefined && children(shown, !hasCome)}
    </>
  );
}
