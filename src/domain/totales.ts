import { sumPesos } from './dinero';

/** The fields of a movement that count towards its bultos. */
export type FilaBultos = { bultos: number; subBultos: number | null; subServicio: unknown };

/** The fields of a movement that the totals add up. `monto` and `flete` in pesos. */
export type FilaTotales = FilaBultos & {
  monto: number | null;
  flete: number | null;
  fletePagado: boolean;
};

/** `total` is `bultos` plus `subBultos`. `monto` and `flete` in pesos, and of the flete what is paid and what is not. */
export type Totales = {
  bultos: number;
  subBultos: number;
  total: number;
  monto: number;
  flete: number;
  pagado: number;
  impago: number;
};

function subBultosOf(row: FilaBultos): number {
  const hasSubService = row.subServicio !== null && row.subServicio !== undefined;
  return hasSubService ? (row.subBultos ?? 0) : 0;
}

/**
 * The bultos of a movement: its own, plus the sub bultos if it has a sub-service.
 * Spec section 2, Movements (column Bultos).
 */
export function totalBultos(row: FilaBultos): number {
  return row.bultos + subBultosOf(row);
}

/** The bultos of a movement that are labelled and counted one by one: a whole number, and 0 for one below. */
export const wholeBultos = (row: FilaBultos): number => Math.max(0, Math.floor(totalBultos(row)));

/**
 * The totals under a list of movements. `bultos` excludes the sub bultos and `total` includes them.
 * `monto` and `flete` are exact sums in pesos. Spec section 2, Route sheet (footer) and Reports.
 *
 * @throws RangeError when an amount is not finite.
 */
export function computeTotales(rows: readonly FilaTotales[]): Totales {
  const bultos = rows.reduce((sum, row) => sum + row.bultos, 0);
  const subBultos = rows.reduce((sum, row) => sum + subBultosOf(row), 0);
  return {
    bultos,
    subBultos,
    total: bultos + subBultos,
    monto: sumPesos(rows.map((row) => row.monto)),
    flete: sumPesos(rows.map((row) => row.flete)),
    pagado: sumPesos(rows.map((row) => (row.fletePagado ? row.flete : 0))),
    impago: sumPesos(rows.map((row) => (row.fletePagado ? 0 : row.flete))),
  };
}
