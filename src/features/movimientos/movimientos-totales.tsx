import { formatMonto, formatNumero } from '@/domain/dinero';
import { computeTotales } from '@/domain/totales';
import classes from './movimientos-totales.module.css';
import type { Movimiento } from './movimiento.schema';

interface MovimientosTotalesProps {
  rows: readonly Movimiento[];
  /** Which totals, and how the screen words them. */
  show: readonly ('bultos' | 'desglose' | 'monto' | 'flete')[];
}

/** Exact totals over the given movements, and no others. */
export function MovimientosTotales({ rows, show }: MovimientosTotalesProps) {
  const totales = computeTotales(rows);
  const count = (value: number) => formatNumero(value, 0);
  const entries = {
    bultos: ['Total Bultos', count(totales.total)],
    desglose: [
      'Bultos',
      `${count(totales.total)} (${count(totales.bultos)} bultos / ${count(totales.subBultos)} SubBultos)`,
    ],
    monto: ['Total Monto', formatMonto(totales.monto)],
    flete: ['Total Flete', formatMonto(totales.flete)],
  } as const;
  return (
    <dl className={classes.totales} aria-label="Totales">
      {show.map((name) => (
        <div key={name}>
          <dt>{entries[name][0]}</dt>
          <dd>{entries[name][1]}</dd>
        </div>
      ))}
    </dl>
  );
}
