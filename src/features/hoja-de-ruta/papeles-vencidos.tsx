import { useInViewport } from '@mantine/hooks';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Warnings } from '@/ui/feedback/warnings';
import { describeVencidos, type HojaConPapeles, type Papeles } from './papeles-del-viaje';

type PapelesQuery<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Papeles | null, Key>;

/** What of some papers has expired by the date in the form, and whether they could not be read. */
function useVencidos<Data, Key extends QueryKey>(query: PapelesQuery<Data, Key>) {
  const fecha = useWatch<HojaConPapeles, 'fecha'>({ name: 'fecha' });
  const { data, isError, isPaused } = useQuery(query);
  return {
    vencidos: data ? describeVencidos(data, fecha) : [],
    isUnread: data === null || (data === undefined && (isError || isPaused)),
  };
}

/** What has expired of an option. It reads papers only in view, once, and says nothing of those that it cannot read. */
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

/** The line under the field: what has expired of the chosen one, or that its papers could not be read. */
export function useAvisoDePapeles<Data, Key extends QueryKey>(
  query: PapelesQuery<Data, Key>,
): ReactNode {
  const { vencidos, isUnread } = useVencidos(query);
  if (vencidos.length > 0) return <Warnings warnings={vencidos} />;
  return isUnread && 'No se pudieron leer los papeles';
}
