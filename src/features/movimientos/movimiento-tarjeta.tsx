import type { ReactNode } from 'react';
import { totalBultos } from '@/domain/totales';
import { formatFecha } from '@/domain/fechas';
import { showCount, showMonto } from '@/lib/show-importe';
import { Card } from '@/ui/table/card-list';
import type { Movimiento } from './movimiento.schema';
import classes from './movimientos-table.module.css';
import { isDue, nombreOf } from './si-no';

const AMOUNTS = ['monto', 'flete'] as const;

interface MovimientoTarjetaProps {
  movimiento: Movimiento;
  /** The screen's note on it. */
  mark: ReactNode;
}

/** A movement on a phone: who sends what to whom, and chips for what is unpaid and for cuenta corriente. */
export function MovimientoTarjeta({ movimiento, mark }: MovimientoTarjetaProps) {
  // One chip for both, because two and `CC` do not fit in a line.
  const unpaid = AMOUNTS.filter((amount) => isDue(movimiento, amount)).join(' y ');
  return (
    <Card
      title={`${nombreOf(movimiento.clienteOrigen)} → ${nombreOf(movimiento.clienteDestino)}`}
      details={[
        movimiento.remitoNumero,
        showCount(totalBultos(movimiento), 'bulto'),
        showMonto(movimiento.flete),
      ]}
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
