import type { Alcance } from '@/domain/fecha-lejana';
import { has } from '@/lib/values/has';
import { showCount } from '@/lib/values/show-importe';
import { askFechas } from '@/ui/field/ask-fechas';
import { joinQuestions, type Question } from '@/ui/overlay/confirm';
import { isReady, statusOf, type Fila } from './fila';

/** The dates that are asked about when they are far from today, as the form asks. */
export interface Fechas {
  alcance: Alcance;
  labels: Readonly<Record<string, string>>;
}

/** Each far date once, with how many rows have it. */
function askLejanas(filas: readonly Fila<object>[], { alcance, labels }: Fechas): Question | null {
  const groups = new Map<string, { label: string; fecha: string; ids: number[] }>();
  for (const { id, values } of filas) {
    for (const [name, label] of Object.entries(labels)) {
      const fecha = has(values, name) && values[name];
      if (typeof fecha !== 'string') continue;
      const before = groups.get(name + fecha)?.ids ?? [];
      groups.set(name + fecha, { label, fecha, ids: [...before, id] });
    }
  }
  const question = askFechas(
    alcance,
    ...[...groups.values()].map(({ label, fecha, ids }) => {
      const of = ids.length === 1 ? `la fila ${ids[0]}` : showCount(ids.length, 'fila');
      return [`${label} de ${of}`, fecha] as const;
    }),
  );
  if (!question) return null;
  const items = question.parts.map(({ text }) => ({ name: text }));
  return { ...question, parts: [{ text: question.title, items }] };
}

/** What goes, what stays out and why, and the dates that are far from today. */
export function askAgregar<Values extends object>(
  filas: readonly Fila<Values>[],
  count: (n: number) => string,
  says: string,
  fechas: Fechas,
): Question {
  const ready = filas.filter(isReady);
  // `Ya está: Bulonera`, and so on for a thousand: the kind is enough.
  const reasons = filas
    .filter((fila) => !isReady(fila))
    .map((fila) => statusOf(fila).replace(/: .*/s, ''));
  const why = [...new Set(reasons)].map((reason) => ({
    name: `${reason} (${reasons.filter((one) => one === reason).length})`,
  }));
  const stays = `${reasons.length === 1 ? 'Queda afuera' : 'Quedan afuera'} ${showCount(reasons.length, 'fila')}:`;
  const lejanas = askLejanas(ready, fechas);
  const question: Question = {
    title: `¿Agregar ${count(ready.length)}?`,
    parts: [{ text: says }, ...(why.length > 0 ? [{ text: stays, items: why }] : [])],
    confirm: `Agregar ${count(ready.length)}`,
    caution: lejanas?.caution,
  };
  return joinQuestions(question, lejanas) ?? question;
}
