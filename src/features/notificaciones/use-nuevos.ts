import { useMutationState, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { choferesQueries } from '@/features/choferes';
import { empleadosQueries } from '@/features/empleados';
import { vehiculosQueries } from '@/features/vehiculos';
import { findAsunto, type Asunto } from './asuntos';
import { avisosNuevos, groupAvisos, type Grupo, type Pendientes } from './avisos';
import type { Notificacion } from './notificacion.schema';
import { notificacionesMutations, notificacionesQueries } from './notificaciones.queries';

/** Pending mutations of any component. */
export function usePendientes(): Pendientes {
  const toggled = useMutationState({
    filters: { mutationKey: notificacionesMutations.toggleKey, status: 'pending' },
    select: ({ state }) => state.variables as Notificacion,
  });
  const markedAll = useMutationState({
    filters: { mutationKey: notificacionesMutations.markAllKey, status: 'pending' },
    select: ({ state }) => state.variables as Notificacion[],
  });
  const deleted = useMutationState({
    filters: { mutationKey: notificacionesMutations.deleteKey, status: 'pending' },
    select: ({ state }) => state.variables as number,
  });
  return { toggled: [...markedAll.flat(), ...toggled], deleted };
}

const texts = new WeakMap<Notificacion, string>();

/** The plain text of a notice. A row of the cache is sanitised once, because both its group and its link need the text at each render. */
export function textOf(row: Notificacion, toInlineHtml: (html: string) => Node): string {
  const text = texts.get(row) ?? toInlineHtml(row.text).textContent ?? '';
  texts.set(row, text);
  return text;
}

/** The rows of Nuevas by groups on the day `hoy` (`yyyy-mm-dd`), or undefined while loading or if the load failed. */
export function useGruposNuevos(hoy: string): Grupo[] | undefined {
  const nuevas = useQuery(notificacionesQueries.nuevas());
  const anotaciones = useQuery(notificacionesQueries.anotaciones());
  const sanitizer = useQuery(notificacionesQueries.sanitizer());
  const pendientes = usePendientes();
  // The tab merges two overlapping lists: wait for both, or its rows would change a moment later.
  const settled = !anotaciones.isPending || anotaciones.isPaused;
  const { data: toInlineHtml } = sanitizer;
  if (!nuevas.data || !toInlineHtml || !settled) return undefined;
  return groupAvisos(avisosNuevos(nuevas.data, anotaciones.data, pendientes), {
    anotaciones: anotaciones.data,
    toText: (row) => textOf(row, toInlineHtml),
    hoy,
  });
}

/** Finds the vehicle or person that a notice's plain text names. Ignores errors: a notice without a link is still readable. */
export function useFindAsunto(): (text: string) => Asunto | null {
  const { data: vehiculos } = useQuery(vehiculosQueries.directory());
  const { data: choferes } = useQuery(choferesQueries.directory());
  const { data: empleados } = useQuery(empleadosQueries.directory());
  return useCallback(
    (text) => findAsunto(text, { vehiculos, choferes, empleados }),
    [vehiculos, choferes, empleados],
  );
}
