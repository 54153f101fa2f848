import { tarifaChanges, type Tarifas } from '@/features/servicios';
import { namesOf } from '@/lib/values/names-of';
import { isTyped, problemText } from '@/lib/values/option';
import { showMonto } from '@/lib/values/show-importe';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import { goneText, IMPORTES, importesOf, pesosOf, serviciosOf } from '../movimiento-importes';
import { LABELS } from '../movimiento-labels';

/** Why the user must look at a movement before it is sent. */
export interface Objection {
  reason: string;
  fields: readonly (keyof MovimientoFormValues)[];
}

/** Texts that their searches did not find. */
export function unsettledIn(values: MovimientoFormValues): Objection | null {
  const fields = namesOf(values).filter((name) => isTyped(values[name]));
  const [text] = fields.map((name) => values[name]).filter(isTyped);
  return text ? { fields, reason: problemText(text) } : null;
}

/** A service that is gone, or an amount by tariff that is not what the user saw. Amounts that were typed, or not shown yet, may change. */
export function objectionByTarifa(
  asked: { values: MovimientoFormValues; tarifas: Tarifas | undefined },
  values: MovimientoFormValues,
  tarifas: Tarifas,
): Objection | null {
  const [gone] = serviciosOf(values).filter(({ id }) => !tarifas.has(id));
  if (gone) return { fields: [gone.name], reason: goneText(values[gone.name]) };
  const seen = importesOf(asked.values, asked.tarifas);
  const now = importesOf(values, tarifas);
  const fields = IMPORTES.filter((name) => seen[name] !== '' && seen[name] !== now[name]);
  if (fields.length === 0) return null;
  const changes = serviciosOf(values).flatMap(({ id }) => {
    const [before, after] = [asked.tarifas?.get(id), tarifas.get(id)];
    return before && after ? tarifaChanges(before, after) : [];
  });
  const amount = (text: string) => showMonto(pesosOf(text));
  const differences = fields.map(
    (name) => `${LABELS[name]}: antes ${amount(seen[name])}, ahora ${amount(now[name])}`,
  );
  return { fields, reason: [...changes, ...differences].join('. ') };
}
