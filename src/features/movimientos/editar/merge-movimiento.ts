import { mergeEdits, type Merge } from '@/lib/values/merge-edits';
import { montoToInput } from '@/lib/values/monto-input';
import { taken } from '@/lib/values/option';
import { importesOf, toMovimientoForm, type MovimientoFormValues } from '../movimiento-form.schema';
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

/** An empty amount is stored as 0. */
const settled = (importe: string, whole = false) => importe || montoToInput(0, whole);

/** Amounts that neither side typed are not compared: the tariff computes them from the merged values. */
export function mergeMovimiento(base: Values, mine: Values, theirs: Values): Merge<Values> {
  const isTyped = (name: 'flete' | 'contrareembolso') =>
    mine[name] !== null || theirs[name] !== null;
  const settle = (values: Values): Values => {
    const { flete, contrareembolso } = importesOf(values);
    return {
      ...values,
      monto: settled(values.monto),
      seguro: settled(values.seguro, true),
      redespacho: settled(values.redespacho, true),
      valorDeclarado: settled(values.valorDeclarado),
      flete: isTyped('flete') ? flete : null,
      contrareembolso: isTyped('contrareembolso') ? contrareembolso : null,
    };
  };
  return mergeEdits(base, mine, theirs, {
    together: [['conSubServicio', 'subServicio', 'subBultos']],
    settle,
  });
}
