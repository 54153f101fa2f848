import type { Tarifas } from '@/features/servicios';
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
  { values, conflicts }: Merge<MovimientoFormValues>,
  base: MovimientoFormValues,
  theirs: MovimientoFormValues,
): Merge<MovimientoFormValues> {
  for (const [pagado, rendido] of PAGADO_Y_RENDIDO) {
    if (values[pagado] || !theirs[pagado] || !theirs[rendido] || base[rendido]) continue;
    values[pagado] = true;
    conflicts.push({ name: rendido, mine: false, theirs: true });
  }
  return { values, conflicts };
}

/** For forms made with these tariffs. Without them each amount counts as typed, so that it goes back to the cent. */
export const undoRules = (
  tarifas: Tarifas | undefined,
): UndoRules<Movimiento, MovimientoFormValues> => ({
  toForm: (stored) => toMovimientoForm(stored, tarifas),
  merge: (base, mine, theirs) =>
    mergeUndo(mergeMovimiento(tarifas)(base, mine, theirs), base, theirs),
  labels: LABELS,
  send: ({ values }, stored) =>
    updateMovimiento(stored.id, toUnseenUpdatePayload(values, stored, tarifas)),
  noteOf: (stored) =>
    losesCents(stored) ? 'su seguro o redespacho quedó en pesos enteros' : undefined,
});

export const changedMovimiento = (former: Movimiento, written: Movimiento): ChangedRecord => ({
  id: former.id,
  name: numeroOf(former),
  putBack: (throwIfEnded) =>
    putBack(
      () => readMovimiento(former.id),
      {
        before: toMovimientoForm(former, undefined),
        values: toMovimientoForm(written, undefined),
      },
      undoRules(undefined),
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
