import { useQuery } from '@tanstack/react-query';
import { remitoSiguiente } from '@/domain/remito-siguiente';
import { listSearchDefaults } from '@/lib/url/list-search';
import type { Movimiento } from '../movimiento.schema';
import { movimientosQueries } from '../movimientos.queries';
import { useMovimientoQueue } from '../nuevo/movimiento-queue';
import type { MovimientoFormValues } from './movimiento-form.schema';

/** What this person has sent since signing in, last one first. */
export function useRecent(): readonly MovimientoFormValues[] {
  const { waiting, created } = useMovimientoQueue();
  return [...waiting.map(({ values }) => values), ...created];
}

/** The list's first page, newest first, if the list has loaded it. Asks for nothing. */
export function useNewest(): readonly Movimiento[] {
  const { data } = useQuery({ ...movimientosQueries.list(listSearchDefaults), enabled: false });
  return data?.items ?? [];
}

/** The number after the last one that this person sent, or else after the list's. Null if there is none. */
export function useRemitoSiguiente(): string | null {
  const used = [...useRecent(), ...useNewest()];
  return remitoSiguiente(used.map(({ remitoNumero }) => remitoNumero ?? ''));
}
