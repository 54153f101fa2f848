import { aCargoDe } from '@/domain/deuda';
import { VerCuenta } from '@/features/clientes';
import type { Listado } from '@/features/movimientos';
import { blockedUnlessOne } from '@/ui/bulk/list-actions';

export function VerCuentaDeFila({ listado: { selection, ticked } }: { listado: Listado }) {
  const blockedBy = blockedUnlessOne(selection, {
    noneSelected: 'Seleccioná un movimiento primero',
    severalSelected: 'Seleccioná un solo movimiento para ver la cuenta',
  });
  const row = blockedBy === null ? ticked[0] : undefined;
  return (
    <VerCuenta
      clienteId={row && aCargoDe(row)?.id}
      blockedBy={blockedBy ?? 'El flete está a cargo de quien no es un cliente registrado'}
    />
  );
}
