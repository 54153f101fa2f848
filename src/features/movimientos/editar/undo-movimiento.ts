import { netFlete, storedFlete } from '@/domain/flete';
import type { ChangedRecord } from '@/lib/cache/last-change';
import { differingNames, mergeEdits, type Merge } from '@/lib/values/merge-edits';
import { overStored, rememberChange } from '@/ui/undo/undo';
import { countMovimientos, LABELS, numeroOf } from '../movimiento-labels';
import { losesCents, type Wanted } from '../movimiento-payload';
import type { Movimiento } from '../movimiento.schema';
import { writeMovimiento } from '../movimientos.queries';

const PAGADO_Y_RENDIDO = [
  ['montoPagado', 'montoRendido'],
  ['fletePagado', 'fleteRendido'],
] as const;

/** What a tariff's amounts hang on, and these amounts: an undo puts back all that an edit changed of them, or nothing. */
const POR_TARIFA = [
  'servicio',
  'subServicio',
  'bultos',
  'subBultos',
  'monto',
  'flete',
  'contrareembolso',
] as const;

/** A payment stays if somebody has handed it over since, relying on it. */
function mergeUndo(written: Wanted, former: Wanted, now: Wanted): Merge<Wanted> {
  const merge = mergeEdits(written, former, now, {
    together: [differingNames(written, former, POR_TARIFA)],
  });
  for (const [pagado, rendido] of PAGADO_Y_RENDIDO) {
    if (merge.values[pagado] || !now[pagado] || !now[rendido] || written[rendido]) continue;
    merge.values[pagado] = true;
    merge.conflicts.push({ name: rendido, mine: false, theirs: true });
  }
  return merge;
}

/** Extras that somebody has changed since leave the net flete as it was. */
const withNetFlete = (row: Wanted): Wanted => ({ ...row, flete: netFlete(row.flete, row) });

const RULES = {
  merge: mergeUndo,
  labels: { ...LABELS, fleteACargoCliente: LABELS.fleteACargo },
};

export function changedMovimiento(former: Movimiento, written: Wanted): ChangedRecord {
  const { id } = former;
  const [base, mine] = [withNetFlete(written), withNetFlete(former)];
  function over(stored: Movimiento) {
    const { values, ...back } = overStored(base, mine, withNetFlete(stored), RULES);
    const isRounded = back.isPartly && losesCents(stored);
    return {
      ...back,
      wanted: { ...values, flete: storedFlete(values.flete, values) },
      note: isRounded ? 'su seguro o redespacho quedó en pesos enteros' : undefined,
    };
  }
  return {
    id,
    name: numeroOf(former),
    async putBack(client, throwIfEnded) {
      const back = (stored: Movimiento) => (over(stored).isPartly ? over(stored).wanted : null);
      return over((await writeMovimiento(client, id, back, { throwIfEnded })).stored);
    },
  };
}

export interface RememberedChange {
  done: string;
  error: string;
  apply: (row: Movimiento) => Movimiento;
}

export const rememberMovimientos = (
  rows: readonly Movimiento[],
  { done, error, apply }: RememberedChange,
): void =>
  rememberChange({
    entity: 'movimientos',
    text: `${done} en ${countMovimientos(rows.length)}`,
    count: countMovimientos,
    error,
    records: rows.map((row) => changedMovimiento(row, apply(row))),
  });
