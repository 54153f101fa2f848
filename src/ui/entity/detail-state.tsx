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
import { latestCopy } from '@/lib/cache/latest-copy';
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
  const [copy] = useState(() => latestCopy<Data>(queryClient, options.queryKey));
  /** The record's own copy is older than a row. */
  const [isOlder] = useState(() => copy !== queryClient.getQueryData(options.queryKey));
  const [fresh, setFresh] = useState<Data>();
  const query = useQuery({
    ...options,
    refetchOnMount: isOlder ? 'always' : true,
    // A fresh record that is the same as the copy draws nothing anew.
    structuralSharing: (before, now) => replaceEqualDeep(fresh === undefined ? copy : before, now),
  });
  const isFresh =
    query.data !== undefined &&
    (query.isFetchedAfterMount ? !query.isError : !query.isStale && !isOlder);
  if (isFresh && fresh === undefined) setFresh(() => query.data);
  const data = fresh === undefined ? copy : query.data;
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
