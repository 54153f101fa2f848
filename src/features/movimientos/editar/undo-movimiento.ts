import type { ChangedRecord } from '@/lib/cache/last-change';
import { putBack, rememberChange, type UndoRules } from '@/ui/undo/undo';
import type { Merge } from '@/lib/values/merge-edits';
import { losesCents, toUnseenUpdatePayload } from '../movimiento-payload';
import { toMovimientoForm, type MovimientoFormValues } from '../movimiento-form.schema';
import { countMovimientos, LABELS, numeroOf } from '../movimiento-labels';
import type { Movimiento } from '../movimiento.schema';
import { readMovimiento, updateMovimiento } from '../movimientos.queries';
import { mergeMovimiento } from './merge-movimiento';

const PAGADO_Y_RENDIDO = [
  ['montoPagado', 'montoRendido'],
  ['fletePagado', 'fleteRendido'],
] as const;

/** A payment stays if somebody has handed it over since, relying on it. */
function mergeUndo(
  base: MovimientoFormValues,
  mine: MovimientoFormValues,
  theirs: MovimientoFormValues,
): Merge<MovimientoFormValues> {
  const { values, conflicts } = mergeMovimiento(undefined)(base, mine, theirs);
  for (const [pagado, rendido] of PAGADO_Y_RENDIDO) {
    if (values[pagado] || !theirs[pagado] || !theirs[rendido] || base[rendido]) continue;
    values[pagado] = true;
    conflicts.push({ name: rendido, mine: false, theirs: true });
  }
  return { values, conflicts };
}

/** To the cent: with the tariffs, a flete of one cent off counts as the tariff's. */
const toExactForm = (stored: Movimiento) => toMovimientoForm(stored, undefined);

/** For forms with each amount typed. */
export const UNDO_RULES: UndoRules<Movimiento, MovimientoFormValues> = {
  toForm: toExactForm,
  merge: mergeUndo,
  labels: LABELS,
  send: ({ values }, stored) => updateMovimiento(stored.id, toUnseenUpdatePayload(values, stored)),
  noteOf: (stored) =>
    losesCents(stored) ? 'su seguro o redespacho quedó en pesos enteros' : undefined,
};

export const changedMovimiento = (former: Movimiento, written: Movimiento): ChangedRecord => ({
  id: former.id,
  name: numeroOf(former),
  putBack: (throwIfEnded) =>
    putBack(
      () => readMovimiento(former.id),
      { before: toExactForm(former), values: toExactForm(written) },
      UNDO_RULES,
      throwIfEnded,
    ),
});

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
