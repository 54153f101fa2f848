import type { Tarifas } from '@/features/servicios';
import { mergeEdits, type Merge } from '@/lib/values/merge-edits';
import { montoToInput } from '@/lib/values/monto-input';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import { IMPORTES, importesOf } from '../movimiento-importes';

type Values = MovimientoFormValues;

/** An empty amount is stored as 0. */
const settled = (importe: string, whole = false) => importe || montoToInput(0, whole);

/** Amounts that neither side typed are not compared: the tariff computes them from the merged values. */
export const mergeMovimiento =
  (tarifas: Tarifas | undefined) =>
  (base: Values, mine: Values, theirs: Values): Merge<Values> => {
    const untyped = Object.fromEntries(
      IMPORTES.filter((name) => mine[name] === null && theirs[name] === null).map((name) => [
        name,
        null,
      ]),
    );
    const settle = (values: Values): Values => ({
      ...values,
      monto: settled(values.monto),
      seguro: settled(values.seguro, true),
      redespacho: settled(values.redespacho, true),
      valorDeclarado: settled(values.valorDeclarado),
      ...importesOf(values, tarifas),
      ...untyped,
    });
    return mergeEdits(base, mine, theirs, {
      together: [['conSubServicio', 'subServicio', 'subBultos']],
      settle,
    });
  };
