import { useMemo, type ReactNode } from 'react';
import { computeTotales } from '@/domain/totales';
import { showCount, showMonto } from '@/lib/values/show-importe';
import { SelectionBar } from '@/ui/bulk/selection-bar';
import type { RowSelection } from '@/ui/table/use-row-selection';
import { ImprimirTildados } from '../imprimir/imprimir-tildados';
import { NONE_SELECTED } from '../movimiento-labels';
import type { Movimiento } from '../movimiento.schema';

interface MovimientosSelectionProps {
  selection: RowSelection;
  hint: string;
  rows: readonly Movimiento[];
  actions: ReactNode;
  more?: ReactNode;
  totals?: ReactNode;
  children: ReactNode;
}

export function MovimientosSelection({ rows, actions, ...props }: MovimientosSelectionProps) {
  const { ids } = props.selection;
  const ticked = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);
  const summary = useMemo(() => {
    const { total, monto, flete } = computeTotales(ticked);
    return [showCount(total, 'bulto'), `Monto ${showMonto(monto)}`, `Flete ${showMonto(flete)}`];
  }, [ticked]);
  return (
    <SelectionBar
      {...props}
      summary={summary}
      actions={
        <>
          {actions}
          <ImprimirTildados
            selection={props.selection}
            rows={ticked}
            blockedBy={ticked.length === 0 ? NONE_SELECTED : null}
          >
            Imprimir tildados
          </ImprimirTildados>
        </>
      }
    />
  );
}
