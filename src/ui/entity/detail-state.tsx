import { Text } from '@mantine/core';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { QueryState } from '@/ui/feedback/states';

interface DetailStateProps<Data, Key extends QueryKey> {
  query: UseQueryOptions<Data, Error, Data, Key>;
  notFound: string;
  /** Mounted once the data is fresh, since a form keeps its first values. Stays mounted if a refetch fails: the user may be typing. */
  children: (data: Data) => ReactNode;
}

/** Loads one record (spec section 2, Clients). */
export function DetailState<Data, Key extends QueryKey>({
  query: options,
  notFound,
  children,
}: DetailStateProps<Data, Key>) {
  const query = useQuery(options);
  const [isShown, setIsShown] = useState(false);
  const isFresh = !query.isStale || (query.isFetchedAfterMount && !query.isError);
  if (query.data !== undefined && (isShown || isFresh)) {
    if (!isShown) setIsShown(true);
    return children(query.data);
  }
  return (
    <QueryState queries={[query]} error={options.meta?.error} notFound={notFound}>
      <Text role="status">Cargando...</Text>
    </QueryState>
  );
}
