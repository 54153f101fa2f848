import { useQuery } from '@tanstack/react-query';
import { remitoSiguiente } from '@/domain/remito-siguiente';
import type { Servicio } from '@/features/servicios';
import { listSearchDefaults } from '@/lib/list-search';
import { taken, type Option, type Picked } from '@/lib/option';
import type { MovimientoFormValues } from './movimiento-form.schema';
import type { Movimiento } from './movimiento.schema';
import { movimientosQueries } from './movimientos.queries';

/** The list's first page, newest first, if the list has loaded it. Asks for nothing. */
export function useNewest(): readonly Movimiento[] {
  const { data } = useQuery({ ...movimientosQueries.list(listSearchDefaults), enabled: false });
  return data?.items ?? [];
}

/** The number after the last one that this person sent (last one first), or else after the list's. Null if there is none. */
export function useRemitoSiguiente(recent: readonly MovimientoFormValues[]): string | null {
  const used = [...recent, ...useNewest()];
  return remitoSiguiente(used.map(({ remitoNumero }) => remitoNumero ?? ''));
}

interface Used {
  clienteOrigen: Option | null;
  servicio: Picked<Servicio>;
}

/** The service last used for an origin client, by this person or in the list's first page. */
export const lastServicioOf = (origenId: number | null, used: readonly Used[]): Servicio | null =>
  taken(
    used.find(
      ({ clienteOrigen, servicio }) =>
        taken(servicio) && origenId && clienteOrigen?.id === origenId,
    )?.servicio,
  );
