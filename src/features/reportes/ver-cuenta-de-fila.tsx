import { aCargoDe } from '@/domain/deuda';
import { VerCuenta } from '@/features/clientes';
import type { Movimiento } from '@/features/movimientos';
import { blockedUnlessOne } from '@/ui/bulk/list-actions';
import type { RowSelection } from '@/ui/table/use-row-selection';

const ONE = {
  noneSelected: 'Seleccioná un movimiento primero',
  severalSelected: 'Seleccioná un solo movimiento para ver la cuenta',
};

interface VerCuentaDeFilaProps {
  rows: readonly Movimiento[];
  selection: RowSelection;
}

/** Opens the account of the client who pays the selected movement's flete. */
export function VerCuentaDeFila({ rows, selection }: VerCuentaDeFilaProps) {
  const blockedBy = blockedUnlessOne(selection, ONE);
  const row = blockedBy === null ? rows.find(({ id }) => selection.ids.has(id)) : undefined;
  return (
    <VerCuenta
      clienteId={row && aCargoDe(row)?.id}
      blockedBy={blockedBy ?? 'El flete está a cargo de quien no es un cliente registrado'}
    />
  );
}
