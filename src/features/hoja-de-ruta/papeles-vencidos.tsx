import { useInViewport } from '@mantine/hooks';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Warnings } from '@/ui/feedback/warnings';
import { describeVencidos, type HojaConPapeles, type Papeles } from './papeles-del-viaje';

type PapelesQuery<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Papeles | null, Key>;

function useVencidos<Data, Key extends QueryKey>(query: PapelesQuery<Data, Key>) {
  const fecha = useWatch<HojaConPapeles, 'fecha'>({ name: 'fecha' });
  const { data, isError, isPaused } = useQuery(query);
  return {
    vencidos: data ? describeVencidos(data, fecha) : [],
    isUnread: data === null || (data === undefined && (isError || isPaused)),
  };
}

/** Reads an option's papers once it is in view, and shows nothing if they cannot be read. */
export function OpcionVencidos<Data, Key extends QueryKey>({
  query,
}: {
  query: PapelesQuery<Data, Key>;
}) {
  const { ref, inViewport } = useInViewport();
  const { vencidos } = useVencidos({ ...query, enabled: inViewport, retry: false });
  return (
    <span ref={ref}>
      <Warnings warnings={vencidos} />
    </span>
  );
}

export function useAvisoDePapeles<Data, Key extends QueryKey>(
  query: PapelesQuery<Data, Key>,
): ReactNode {
  const { vencidos, isUnread } = useVencidos(query);
  if (vencidos.length > 0) return <Warnings warnings={vencidos} />;
  return isUnread && 'No se pudieron leer los papeles';
}
