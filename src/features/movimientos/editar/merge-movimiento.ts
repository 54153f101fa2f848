import { mergeEdits, type Merge } from '@/lib/values/merge-edits';
import { taken } from '@/lib/values/option';
import {
  importesOf,
  toMovimientoForm,
  type MovimientoFormValues,
} from '../campos/movimiento-form.schema';
import type { Movimiento } from '../movimiento.schema';

type Values = MovimientoFormValues;

/** Services come from the form where possible, because a stored movement lacks their prices. */
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

/** Amounts that neither side typed are not compared: the tariff computes them from the merged values. */
export function mergeMovimiento(base: Values, mine: Values, theirs: Values): Merge<Values> {
  const isTyped = (name: 'flete' | 'contrareembolso') =>
    mine[name] !== null || theirs[name] !== null;
  const comparable = (values: Values): Values => {
    const { flete, contrareembolso } = importesOf(values);
    return {
      ...values,
      flete: isTyped('flete') ? flete : null,
      contrareembolso: isTyped('contrareembolso') ? contrareembolso : null,
    };
  };
  return mergeEdits(comparable(base), comparable(mine), comparable(theirs), [
    ['conSubServicio', 'subServicio', 'subBultos'],
  ]);
}
