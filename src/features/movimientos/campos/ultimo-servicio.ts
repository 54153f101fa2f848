import type { Servicio } from '@/features/servicios';
import { taken } from '@/lib/values/option';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import { useNewest, useRecent } from '../cola/remitos-usados';

/** Looks at this user's movements, then at the list's first page. */
export function useLastServicio(origenId: number | null): Servicio | null {
  const used: readonly Pick<MovimientoFormValues, 'clienteOrigen' | 'servicio'>[] = [
    ...useRecent(),
    ...useNewest(),
  ];
  const last = used.find(
    ({ clienteOrigen, servicio }) => taken(servicio) && origenId && clienteOrigen?.id === origenId,
  );
  return taken(last?.servicio);
}
