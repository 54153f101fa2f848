import { someOf } from '@/lib/some-of';
import type { FoundRemitos } from './find-remitos';

/** As many numbers as a message names. */
const NAMED = 20;

const told = (numbers: readonly string[], one: string, several: string) =>
  numbers.length === 0
    ? []
    : [`${numbers.length === 1 ? one : several}: ${someOf(numbers, NAMED)}.`];

/** What a text of remito numbers brought about, in words. `ticked` are the ids that were ticked before. */
export function tildarOutcome(
  { found, repeated, missing, ambiguous }: FoundRemitos<{ id: number }>,
  ticked: ReadonlySet<number>,
): string {
  const isNew = ({ rows }: { rows: readonly { id: number }[] }) =>
    rows.some(({ id }) => !ticked.has(id));
  const news = found.filter(isNew).map(({ numero }) => numero);
  const already = found.filter((one) => !isNew(one)).map(({ numero }) => numero);
  const parts = [
    ...(news.length > 1 ? [`Se tildaron ${news.length}.`] : news.map((one) => `Se tildó ${one}.`)),
    ...told(missing, 'No está en la lista', 'No están en la lista'),
    ...told(ambiguous, 'Coincide con más de un remito', 'Coinciden con más de un remito'),
    ...told(repeated, 'Repetido', 'Repetidos'),
    ...told(already, 'Ya estaba tildado', 'Ya estaban tildados'),
  ];
  return parts.join(' ') || 'No hay ningún número.';
}
