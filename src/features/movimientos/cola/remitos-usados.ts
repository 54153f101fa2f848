import { useQuery } from '@tanstack/react-query';
import { remitoSiguiente } from '@/domain/remito-siguiente';
import { listSearchDefaults } from '@/lib/url/list-search';
import type { Movimiento } from '../movimiento.schema';
import { movimientosQueries } from '../movimientos.queries';
import { useMovimientoQueue } from './movimiento-queue';
import type { MovimientoFormValues } from '../movimiento-form.schema';

/** Movements that this user has sent since signing in, newest first. */
export function useRecent(): readonly MovimientoFormValues[] {
  const { waiting, created } = useMovimientoQueue();
  return [...waiting.map(({ values }) => values), ...created];
}

/** The list's first page if it is in the cache: never fetches. */
export function useNewest(): readonly Movimiento[] {
  const { data } = useQuery({ ...movimientosQueries.list(listSearchDefaults), enabled: false });
  return data?.items ?? [];
}

/** Follows this user's last number, else the list's. Null if there is none. */
export function useRemitoSiguiente(): string | null {
  const used = [...useRecent(), ...useNewest()];
  return remitoSiguiente(used.map(({ remitoNumero }) => remitoNumero ?? ''));
}
