import { notifyManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { remitoSiguiente } from '@/domain/remito-siguiente';
import { listSearchDefaults } from '@/lib/url/list-search';
import type { Movimiento } from '../movimiento.schema';
import { movimientosQueries } from '../movimientos.queries';
import { useMovimientoQueue } from './queue-state';
import { toNewMovimientoForm } from '../movimiento-form';
import type { MovimientoFormValues } from '../movimiento-form.schema';

/** Movements that this user has sent since signing in, as they are stored now, newest first. Beyond the list's first page, only the last one. */
export function useRecent(): readonly MovimientoFormValues[] {
  const { waiting, created } = useMovimientoQueue();
  const newest = useNewest();
  const listed = (id: number | null) => newest.find((row) => row.id === id);
  const [last] = created;
  const id = last?.id ?? 0;
  const { data: read } = useQuery({
    ...movimientosQueries.stored(id),
    enabled: id > 0 && last?.sent === null && !listed(id),
  });
  const stored = created.flatMap(({ id, sent, tarifas }) => {
    const row = listed(id) ?? (read?.id === id ? read : null);
    return row ? [toNewMovimientoForm(row, tarifas)] : (sent ?? []);
  });
  return [...waiting.map(({ values }) => values), ...stored];
}

const NONE: readonly Movimiento[] = [];

/** The list's first page if it is in the cache. Not by an observer, which would cut the list's read when its screen closes. */
export function useNewest(): readonly Movimiento[] {
  const queryClient = useQueryClient();
  const follow = useCallback(
    (onChange: () => void) =>
      queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queryClient],
  );
  const { queryKey } = movimientosQueries.list(listSearchDefaults);
  return useSyncExternalStore(follow, () => queryClient.getQueryData(queryKey)?.items ?? NONE);
}

/** Follows this user's last number, else the list's. Null if there is none. */
export function useRemitoSiguiente(): string | null {
  const used = [...useRecent(), ...useNewest()];
  return remitoSiguiente(used.map(({ remitoNumero }) => remitoNumero ?? ''));
}
