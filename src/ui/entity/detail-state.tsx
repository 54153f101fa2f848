import { Text } from '@mantine/core';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { QueryState } from '@/ui/feedback/states';

interface DetailStateProps<Data, Key extends QueryKey> {
  query: UseQueryOptions<Data, Error, Data, Key>;
  notFound: string;
  /**
   * Rendered once the data is fresh, because a form keeps the values it mounts with. Stays mounted when a later refetch fails, because
   * the user may be typing.
   */
  children: (data: Data) => ReactNode;
}

/** Loads one record: Cargando..., an error, not found, or the record (spec section 2, Clients). */
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
