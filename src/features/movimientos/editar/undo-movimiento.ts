import type { ChangedRecord } from '@/lib/cache/last-change';
import { putBack, type UndoRules } from '@/lib/cache/undo';
import type { Merge } from '@/lib/values/merge-edits';
import { losesCents, toUnseenUpdatePayload } from '../campos/movimiento-payload';
import { toMovimientoForm, type MovimientoFormValues } from '../campos/movimiento-form.schema';
import { LABELS, numeroOf } from '../movimiento-labels';
import type { Movimiento } from '../movimiento.schema';
import { readMovimiento, updateMovimiento } from '../movimientos.queries';
import { mergeMovimiento, toTheirForm } from './merge-movimiento';

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
  const { values, conflicts } = mergeMovimiento(base, mine, theirs);
  for (const [pagado, rendido] of PAGADO_Y_RENDIDO) {
    if (values[pagado] || !theirs[pagado] || !theirs[rendido] || base[rendido]) continue;
    values[pagado] = true;
    conflicts.push({ name: rendido, mine: false, theirs: true });
  }
  return { values, conflicts };
}

export const UNDO_RULES: UndoRules<Movimiento, MovimientoFormValues> = {
  toForm: toTheirForm,
  merge: mergeUndo,
  labels: LABELS,
  send: ({ values }, stored) => updateMovimiento(stored.id, toUnseenUpdatePayload(values, stored)),
  noteOf: (stored) =>
    losesCents(stored) ? 'su seguro o redespacho quedó en pesos enteros' : undefined,
};

/** A movement that was changed without its form. */
export const changedMovimiento = (former: Movimiento, written: Movimiento): ChangedRecord => ({
  id: former.id,
  name: numeroOf(former),
  putBack: (throwIfEnded) =>
    putBack(
      () => readMovimiento(former.id),
      { former: toMovimientoForm(former), written: toMovimientoForm(written) },
      UNDO_RULES,
      throwIfEnded,
    ),
});
