import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Warnings } from '@/ui/feedback/warnings';
import { describeVencidos, type HojaConPapeles, type Papeles } from './papeles-del-viaje';

type PapelesQuery<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Papeles | null, Key>;

export function useAvisoDePapeles<Data, Key extends QueryKey>(
  query: PapelesQuery<Data, Key>,
): ReactNode {
  const fecha = useWatch<HojaConPapeles, 'fecha'>({ name: 'fecha' });
  const { data, isError, isPaused } = useQuery(query);
  const vencidos = data ? describeVencidos(data, fecha) : [];
  if (vencidos.length > 0) return <Warnings warnings={vencidos} />;
  const isUnread = data === null || (data === undefined && (isError || isPaused));
  return isUnread && 'No se pudieron leer los papeles';
}
