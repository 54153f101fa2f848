import type { Totales } from '@/domain/totales';
import { showCount, showMonto } from '@/lib/show-importe';
import classes from './movimientos-totales.module.css';

interface MovimientosTotalesProps {
  totales: Totales;
  /** Which totals to show. `desglose` splits the bultos. */
  show: readonly ('bultos' | 'desglose' | 'monto' | 'flete')[];
}

/** The totals of a list of movements. */
export function MovimientosTotales({ totales, show }: MovimientosTotalesProps) {
  const entries = {
    bultos: ['Total Bultos', showCount(totales.total)],
    desglose: [
      'Bultos',
      `${showCount(totales.total)} (${showCount(totales.bultos)} bultos / ${showCount(totales.subBultos)} SubBultos)`,
    ],
    monto: ['Total Monto', showMonto(totales.monto)],
    flete: ['Total Flete', showMonto(totales.flete)],
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
