import { totalBultos } from '@/domain/totales';
import { formatFecha } from '@/domain/fechas';
import { showCount, showMonto } from '@/lib/show-importe';
import type { Movimiento } from './movimiento.schema';
import classes from './movimientos-table.module.css';
import { isDue, nombreOf } from './si-no';

const AMOUNTS = ['monto', 'flete'] as const;

/** A movement on a phone: who sends what to whom, and chips for what is unpaid and for cuenta corriente. */
export function MovimientoTarjeta({ movimiento }: { movimiento: Movimiento }) {
  const details = [movimiento.remitoNumero, showCount(totalBultos(movimiento), 'bulto')];
  // One chip for both, because two and `CC` do not fit in a line.
  const unpaid = AMOUNTS.filter((amount) => isDue(movimiento, amount)).join(' y ');
  return (
    <div className={classes.tarjeta}>
      <div className={classes.names}>
        {nombreOf(movimiento.clienteOrigen)} → {nombreOf(movimiento.clienteDestino)}
      </div>
      <div className={classes.details}>
        {details.filter(Boolean).join(' · ')} ·{' '}
        <span className={classes.amount}>{showMonto(movimiento.flete)}</span>
      </div>
      <div className={classes.chips}>
        <span className={classes.moment}>
          {formatFecha(movimiento.fecha ?? '')} {movimiento.hora}
        </span>
        {unpaid && <span className={classes.due}>Sin pagar: {unpaid}</span>}
        {movimiento.cuentaCorriente && <span className={classes.chip}>CC</span>}
      </div>
    </div>
  );
}
