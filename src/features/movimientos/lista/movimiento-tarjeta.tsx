import type { ReactNode } from 'react';
import { formatFecha } from '@/domain/fechas';
import { totalBultos } from '@/domain/totales';
import { showCount, showMonto } from '@/lib/values/show-importe';
import { Card } from '@/ui/table/card-list';
import { AMOUNTS, isDue, LABELS, nombreOf, type MontoOFlete } from '../movimiento-labels';
import type { Movimiento } from '../movimiento.schema';
import classes from './movimientos-table.module.css';

interface MovimientoTarjetaProps {
  movimiento: Movimiento;
  /** Comes first; the other amount shows only if it is not zero. */
  importe: MontoOFlete;
  mark: ReactNode;
}

export function MovimientoTarjeta({ movimiento, importe, mark }: MovimientoTarjetaProps) {
  // One chip for both, because two and `CC` do not fit on a line.
  const unpaid = AMOUNTS.filter((amount) => isDue(movimiento, amount)).join(' y ');
  return (
    <Card
      title={`${nombreOf(movimiento.clienteOrigen)} → ${nombreOf(movimiento.clienteDestino)}`}
      details={[movimiento.remitoNumero, showCount(totalBultos(movimiento), 'bulto')]}
      amounts={AMOUNTS.toSorted((a, b) => Number(b === importe) - Number(a === importe))
        .filter((amount) => amount === importe || movimiento[amount] !== 0)
        .map((amount) => [LABELS[amount], showMonto(movimiento[amount])] as const)}
      note={`${formatFecha(movimiento.fecha ?? '')} ${movimiento.hora ?? ''}`}
      chips={
        <>
          {unpaid && <span className={classes.due}>{`Sin pagar: ${unpaid}`}</span>}
          {movimiento.cuentaCorriente && <span className={classes.chip}>CC</span>}
        </>
      }
    >
      {mark}
    </Card>
  );
}
