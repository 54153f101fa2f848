import { useMutationState, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  leavingOf,
  listNuevos,
  withLeaving,
  withoutDeleted,
  type Aviso,
  type Leaving,
  type Left,
} from './avisos';
import type { Notificacion } from './notificacion.schema';
import { leaving, notificacionesQueries } from './notificaciones.queries';

/** Rows that pending changes remove from a list fetched at `fetchedAt`, in milliseconds. */
function useLeaving(fetchedAt: number): Left['rows'] {
  const changes = useMutationState({
    filters: { mutationKey: leaving.mutationKey },
    select: ({ state }) => leavingOf(state as Leaving, fetchedAt),
  });
  return useMemo(() => changes.flat(), [changes]);
}

export function useLeidas(): Notificacion[] | undefined {
  const { data, dataUpdatedAt } = useQuery(notificacionesQueries.leidas());
  const moved = useLeaving(dataUpdatedAt);
  return data && withLeaving(data, true, moved);
}

export function useNuevos(hoy: string): Aviso[] | undefined {
  const nuevas = useQuery(notificacionesQueries.nuevas());
  const recordatorios = useQuery(notificacionesQueries.anotaciones());
  const moved = useLeaving(nuevas.dataUpdatedAt);
  const deleted = useLeaving(recordatorios.dataUpdatedAt);
  const { data: toInlineHtml } = useQuery(notificacionesQueries.sanitizer());
  const { data: rows } = nuevas;
  const { data } = recordatorios;
  // The tab merges two overlapping lists: wait for both, or its rows would change a moment later.
  const isSettled = !recordatorios.isPending || recordatorios.isPaused;
  // Memoized, because it sanitises every row.
  return useMemo(() => {
    if (!rows || !toInlineHtml || !isSettled) return undefined;
    const anotaciones = data && withoutDeleted(data, deleted);
    const toText = ({ text }: Notificacion) => toInlineHtml(text).textContent;
    return listNuevos(withLeaving(rows, false, moved), { anotaciones, toText, hoy });
  }, [rows, data, moved, deleted, toInlineHtml, isSettled, hoy]);
}
