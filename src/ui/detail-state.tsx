import { Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorStatus } from '@/lib/http';
import { LoadError } from './states';

interface DetailStateProps<Data> {
  query: UseQueryResult<Data>;
  notFound: string;
  fallback: string;
  /** Drawn once there is data, and never taken away by a later failure: a form may be being typed in. */
  children: (data: Data) => ReactNode;
}

/** One row's load: Cargando..., an error text, not found, or the row (spec section 2, Clients). */
export function DetailState<Data>({ query, notFound, fallback, children }: DetailStateProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Text role="status">Cargando...</Text>;
  if (errorStatus(query.error) === 404) return <Text role="alert">{notFound}</Text>;
  return <LoadError error={query.error} fallback={fallback} onRetry={() => void query.refetch()} />;
}
