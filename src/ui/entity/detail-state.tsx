import { Text } from '@mantine/core';
import {
  hashKey,
  replaceEqualDeep,
  useQuery,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { listedRecord } from '@/lib/cache/listed-record';
import { QueryState } from '@/ui/feedback/states';

/** For a form that opened with an older copy of its record. */
export interface Arrival<Data> {
  /** The copy; then the first fresh record, unless it is the same. */
  record: Data;
  hasCome: () => boolean;
}

interface DetailStateProps<Data, Key extends QueryKey> {
  query: UseQueryOptions<Data, Error, Data, Key>;
  notFound: string;
  /** Without `arrival` the data is fresh. Stays mounted if the fetch fails: the user may be typing. */
  children: (data: Data, arrival: Arrival<Data> | undefined) => ReactNode;
}

/** Returns whether the query has had an answer since. */
function watchArrival(queryClient: QueryClient, queryKey: QueryKey): () => boolean {
  const count = () => queryClient.getQueryState(queryKey)?.dataUpdateCount ?? 0;
  const before = count();
  return () => count() > before;
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
  const [row] = useState(() => listedRecord<Data>(queryClient, options.queryKey));
  const query = useQuery({
    ...options,
    // A fresh record that is the same as its row draws nothing anew.
    structuralSharing: (before, now) => replaceEqualDeep(before ?? row, now),
  });
  const isFresh =
    query.data !== undefined && (!query.isStale || (query.isFetchedAfterMount && !query.isError));
  const [fresh, setFresh] = useState(isFresh ? query.data : undefined);
  if (isFresh && fresh === undefined) setFresh(() => query.data);
  const data = query.data ?? row;
  const [arrives] = useState(() =>
    isFresh || !data ? undefined : watchArrival(queryClient, options.queryKey),
  );
  const record = fresh ?? data;
  const content = useMemo(
    () =>
      data !== undefined &&
      record !== undefined &&
      children(data, arrives && { record, hasCome: arrives }),
    [children, data, record, arrives],
  );
  const isMissing = fresh === undefined && (query.isError || query.isPaused);

  return (
    <>
      {(data === undefined || isMissing) && (
        <QueryState queries={[query]} error={options.meta?.error} notFound={notFound}>
          {data === undefined && <Text role="status">Cargando...</Text>}
        </QueryState>
      )}
      {content}
    </>
  );
}
