import { sumExact } from './decimal';
import { sumPesos } from './dinero';

export type FilaBultos = { bultos: number; subBultos: number | null; subServicio: unknown };

/** `monto` and `flete` in pesos. */
export type FilaTotales = FilaBultos & {
  monto: number | null;
  flete: number | null;
  fletePagado: boolean;
};

/** `total` is `bultos` plus `subBultos`. Amounts in pesos; `pagado` and `impago` split the flete. */
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

/** The unpaid flete of a movement, in pesos. */
export const fleteAdeudado = ({ flete, fletePagado }: Pick<FilaTotales, 'flete' | 'fletePagado'>) =>
  fletePagado ? 0 : (flete ?? 0);

/** The bultos of a movement, plus the sub bultos if it has a sub-service. Spec section 2, Movements (column Bultos). */
export function totalBultos(row: FilaBultos): number {
  return sumExact([row.bultos, subBultosOf(row)]);
}

/** The bultos to label and count one by one: rounded up, since half a bulto is a package too, at least 0. */
export const wholeBultos = (row: FilaBultos): number => Math.max(0, Math.ceil(totalBultos(row)));

/** In pesos. `bultos` excludes the sub bultos, `total` includes them. Spec section 2, Route sheet and Reports. @throws RangeError when not finite. */
export function computeTotales(rows: readonly FilaTotales[]): Totales {
  const bultos = sumExact(rows.map((row) => row.bultos));
  const subBultos = sumExact(rows.map(subBultosOf));
  return {
    bultos,
    subBultos,
    total: sumExact([bultos, subBultos]),
    monto: sumPesos(rows.map((row) => row.monto)),
    flete: sumPesos(rows.map((row) => row.flete)),
    pagado: sumPesos(rows.map((row) => (row.fletePagado ? row.flete : 0))),
    impago: sumPesos(rows.map(fleteAdeudado)),
  };
}
