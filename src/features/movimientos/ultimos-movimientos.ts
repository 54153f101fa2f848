import { useMutationState, useQuery } from '@tanstack/react-query';
import type { Servicio } from '@/features/servicios';
import { listSearchDefaults } from '@/lib/list-search';
import { taken, type Option, type Picked } from '@/lib/option';
import type { MovimientoFormValues } from './movimiento-form.schema';
import type { Movimiento } from './movimiento.schema';
import { movimientosMutations, movimientosQueries } from './movimientos.queries';

/** What this person has created since signing in, last one first. */
export function useCreated(): MovimientoFormValues[] {
  const created = useMutationState({
    filters: { mutationKey: movimientosMutations.create().mutationKey, status: 'success' },
    select: ({ state }) => state.variables as MovimientoFormValues,
  });
  return created.toReversed();
}

/** The list's first page, newest first, if the list has loaded it. Asks for nothing. */
export function useNewest(): readonly Movimiento[] {
  const { data } = useQuery({ ...movimientosQueries.list(listSearchDefaults), enabled: false });
  return data?.items ?? [];
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
