import type { Totales } from '@/domain/totales';
import { showMonto, showNumero } from '@/lib/show-importe';
import classes from './movimientos-totales.module.css';

interface MovimientosTotalesProps {
  totales: Totales;
  /** Which totals to show. `desglose` splits the bultos. */
  show: readonly ('bultos' | 'desglose' | 'monto' | 'flete')[];
}

/** The totals of a list of movements. */
export function MovimientosTotales({ totales, show }: MovimientosTotalesProps) {
  const count = (value: number) => showNumero(value, 0);
  const entries = {
    bultos: ['Total Bultos', count(totales.total)],
    desglose: [
      'Bultos',
      `${count(totales.total)} (${count(totales.bultos)} bultos / ${count(totales.subBultos)} SubBultos)`,
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
