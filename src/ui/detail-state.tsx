import { Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { errorStatus } from '@/lib/http-errors';
import { isAwaitingConnection, LoadError, OfflineNote } from './states';

interface DetailStateProps<Data> {
  query: UseQueryResult<Data>;
  notFound: string;
  fallback: string;
  /**
   * Drawn once there is fresh data, and never taken away by a later failure: a form may be being typed in. It keeps the values that it
   * began with, so what is left over from a former visit is not good enough.
   */
  children: (data: Data) => ReactNode;
}

/** One row's load: Cargando..., an error text, not found, or the row (spec section 2, Clients). */
export function DetailState<Data>({ query, notFound, fallback, children }: DetailStateProps<Data>) {
  const [isDrawn, setIsDrawn] = useState(false);
  const isFresh = !query.isStale || (query.isFetchedAfterMount && !query.isError);
  if (query.data !== undefined && (isDrawn || isFresh)) {
    if (!isDrawn) setIsDrawn(true);
    return children(query.data);
  }
  if (isAwaitingConnection(query)) return <OfflineNote />;
  if (!query.isError) return <Text role="status">Cargando...</Text>;
  if (errorStatus(query.error) === 404) return <Text role="alert">{notFound}</Text>;
  return <LoadError error={query.error} fallback={fallback} onRetry={() => void query.refetch()} />;
}
