import { mergeEdits, type Merge } from '@/lib/merge-edits';
import { taken } from '@/lib/option';
import {
  COMPUTED_AMOUNTS,
  toMovimientoForm,
  type MovimientoFormValues,
} from './movimiento-form.schema';
import type { Movimiento } from './movimiento.schema';

type Values = MovimientoFormValues;

/** The stored movement in form values. Services come from the form if it has them, because a movement does not carry their prices. */
export function toTheirForm(stored: Movimiento, base: Values): Values {
  const known = (servicio: Movimiento['servicio']) =>
    [taken(base.servicio), taken(base.subServicio)].find((one) => one && one.id === servicio?.id) ??
    servicio;
  return toMovimientoForm({
    ...stored,
    servicio: known(stored.servicio),
    subServicio: known(stored.subServicio),
  });
}

/** Merges two edits of a movement. Computed amounts are not compared: `withComputed` computes them from the merged values. */
export function mergeMovimiento(base: Values, mine: Values, theirs: Values): Merge<Values> {
  const computed = COMPUTED_AMOUNTS.filter(({ flag }) => !mine[flag] && !theirs[flag]);
  const comparable = (values: Values): Values => ({
    ...values,
    ...Object.fromEntries(computed.map(({ name }) => [name, ''])),
    fleteManual: mine.fleteManual || theirs.fleteManual,
    comisionManual: mine.comisionManual || theirs.comisionManual,
  });
  return mergeEdits(comparable(base), comparable(mine), comparable(theirs), [
    ['conSubServicio', 'subServicio', 'subBultos'],
  ]);
}

/** The values to save: computed amounts stay as the form shows them, unless another user's change affects them. */
export function withComputed(merged: Values, mine: Values): Values {
  const values = { ...merged };
  for (const { name, flag, compute } of COMPUTED_AMOUNTS) {
    if (values[flag]) continue;
    const text = compute(values);
    values[name] = text === compute(mine) ? mine[name] : text;
  }
  return values;
}
