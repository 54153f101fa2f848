import { showCount, showMonto } from '@/lib/values/show-importe';
import type { Tarifas } from '@/features/servicios';
import type { Question } from '@/ui/overlay/confirm';
import { LABELS } from '../movimiento-labels';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import { cantidadOf, importesOf, pesosOf } from '../movimiento-importes';

/** More are probably a number that was scanned into the wrong field. */
const MANY_BULTOS = 1000;

/** Null unless there are very many bultos. `stored`: counts that an edit does not change need no question. */
export function askBultos(
  values: MovimientoFormValues,
  tarifas: Tarifas | undefined,
  stored?: MovimientoFormValues,
): Question | null {
  const names = values.conSubServicio ? (['bultos', 'subBultos'] as const) : (['bultos'] as const);
  const many = names.filter(
    (name) => cantidadOf(values[name]) > MANY_BULTOS && values[name] !== stored?.[name],
  );
  if (many.length === 0) return null;
  const counts = many.map((name) => `${LABELS[name]}: ${showCount(cantidadOf(values[name]))}`);
  const { flete } = importesOf(values, tarifas);
  const total = flete === '' ? '—' : showMonto(pesosOf(flete));
  return {
    title: '¿Son tantos bultos?',
    parts: [...counts, `Flete: ${total}`].map((text) => ({ text })),
    confirm: 'Guardar igual',
    caution: 'mistake',
  };
}
