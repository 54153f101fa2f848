import { Text } from '@mantine/core';
import {
  hashKey,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { listedRecord } from '@/lib/cache/listed-record';
import { QueryState } from '@/ui/feedback/states';

/** What a form that opened with an older copy of its record knows of the fresh one: null until it has come. */
export interface Arrival<Data> {
  record: Data | null;
}

interface DetailStateProps<Data, Key extends QueryKey> {
  query: UseQueryOptions<Data, Error, Data, Key>;
  notFound: string;
  /** Without `arrival` the data is fresh. Stays mounted if the fetch fails: the user may be typing. */
  children: (data: Data, arrival: Arrival<Data> | undefined) => ReactNode;
}

/** Loads one record (spec section 2, Clients). Until it has come shows the copy that the cache holds, its own or a list's row. */
export const DetailState = <Data, Key extends QueryKey>(props: DetailStateProps<Data, Key>) => (
  // A route keeps its component when only the id changes.
  <Detail key={hashKey(props.query.queryKey)} {...props} />
);

function Detail<Data, Key extends QueryKey>({
  query: options,
  notFound,
  children,
}: DetailStateProps<Data, Key>) {
  const queryClient = useQueryClient();
  const query = useQuery(options);
  const [row] = useState(() => listedRecord<Data>(queryClient, options.queryKey));
  const isFresh =
    query.data !== undefined && (!query.isStale || (query.isFetchedAfterMount && !query.isError));
  const [opened, setOpened] = useState<'fresh' | 'older' | null>(null);
  const [hasArrived, setHasArrived] = useState(false);
  if (isFresh && !hasArrived) setHasArrived(true);
  const data = query.data ?? row;
  if (opened === null && data !== undefined) setOpened(isFresh ? 'fresh' : 'older');
  const arrived = isFresh || hasArrived;
  const state = (
    <QueryState queries={[query]} error={options.meta?.error} notFound={notFound}>
      {data === undefined && <Text role="status">Cargando...</Text>}
    </QueryState>
  );
  if (data === undefined) return state;
  const arrival = { record: arrived ? (query.data ?? null) : null };
  return (
    <>
      {!arrived && (query.isError || query.isPaused) && state}
      {children(data, opened === 'fresh' ? undefined : arrival)}
    </>
  );
}
