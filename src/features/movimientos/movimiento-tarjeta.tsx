import { totalBultos } from '@/domain/totales';
import { formatFecha } from '@/domain/fechas';
import { showCount, showMonto } from '@/lib/show-importe';
import type { Movimiento } from './movimiento.schema';
import classes from './movimientos-table.module.css';
import { isDue, nombreOf } from './si-no';

/** A movement on a phone: who sends what to whom, and chips for what is unpaid and for cuenta corriente. */
export function MovimientoTarjeta({ movimiento }: { movimiento: Movimiento }) {
  const details = [
    movimiento.remitoNumero,
    showCount(totalBultos(movimiento), 'bulto'),
    showMonto(movimiento.flete),
  ];
  return (
    <div className={classes.tarjeta}>
      <div className={classes.names}>
        {nombreOf(movimiento.clienteOrigen)} → {nombreOf(movimiento.clienteDestino)}
      </div>
      <div className={classes.details}>{details.filter(Boolean).join(' · ')}</div>
      <div className={classes.chips}>
        <span className={classes.moment}>
          {formatFecha(movimiento.fecha ?? '')} {movimiento.hora}
        </span>
        {isDue(movimiento, 'monto') && <span className={classes.due}>Monto sin pagar</span>}
        {isDue(movimiento, 'flete') && <span className={classes.due}>Flete sin pagar</span>}
        {movimiento.cuentaCorriente && <span className={classes.chip}>CC</span>}
      </div>
    </div>
  );
}
