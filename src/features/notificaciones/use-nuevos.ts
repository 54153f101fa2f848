import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { choferesQueries } from '@/features/choferes';
import { empleadosQueries } from '@/features/empleados';
import { vehiculosQueries } from '@/features/vehiculos';
import { findAsunto, type Asunto } from './asuntos';
import { avisosNuevos, groupAvisos, type Grupo } from './avisos';
import type { Notificacion } from './notificacion.schema';
import { notificacionesQueries } from './notificaciones.queries';

/** The rows of Nuevas by groups on the day `hoy` (`yyyy-mm-dd`), or undefined while loading or if the load failed. */
export function useGruposNuevos(hoy: string): Grupo[] | undefined {
  const { data: nuevas } = useQuery(notificacionesQueries.nuevas());
  const { data: anotaciones, isPending, isPaused } = useQuery(notificacionesQueries.anotaciones());
  const { data: toInlineHtml } = useQuery(notificacionesQueries.sanitizer());
  // The tab merges two overlapping lists: wait for both, or its rows would change a moment later.
  const isSettled = !isPending || isPaused;
  // Memoized, because it sanitises every row.
  return useMemo(() => {
    if (!nuevas || !toInlineHtml || !isSettled) return undefined;
    const toText = ({ text }: Notificacion) => toInlineHtml(text).textContent;
    return groupAvisos(avisosNuevos(nuevas, anotaciones), { anotaciones, toText, hoy });
  }, [nuevas, anotaciones, toInlineHtml, isSettled, hoy]);
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
