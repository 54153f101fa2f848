import { showCount } from '@/lib/values/show-importe';
import { someOf } from '@/lib/values/some-of';
import type { Contado } from './conteo';
import type { FoundRemitos } from './find-remitos';

const MAX_REMITOS_NAMED = 20;

const told = (numbers: readonly string[], one: string, several: string) =>
  numbers.length === 0
    ? []
    : [`${numbers.length === 1 ? one : several}: ${someOf(numbers, MAX_REMITOS_NAMED)}.`];

const notFound = ({ missing, ambiguous }: Pick<FoundRemitos<unknown>, 'missing' | 'ambiguous'>) => [
  ...told(missing, 'No está en la lista', 'No están en la lista'),
  ...told(ambiguous, 'Coincide con más de un remito', 'Coinciden con más de un remito'),
];

const NO_NUMBER = 'No hay ningún número.';

/** `ticked`: ids that were ticked before. */
export function tickOutcome(
  { found, repeated, ...others }: FoundRemitos<{ id: number }>,
  ticked: ReadonlySet<number>,
): string {
  const isNew = ({ rows }: { rows: readonly { id: number }[] }) =>
    rows.some(({ id }) => !ticked.has(id));
  const news = found.filter(isNew).map(({ numero }) => numero);
  const already = found.filter((one) => !isNew(one)).map(({ numero }) => numero);
  const parts = [
    ...(news.length > 1 ? [`Se tildaron ${news.length}.`] : news.map((one) => `Se tildó ${one}.`)),
    ...notFound(others),
    ...told(repeated, 'Repetido', 'Repetidos'),
    ...told(already, 'Ya estaba tildado', 'Ya estaban tildados'),
  ];
  return parts.join(' ') || NO_NUMBER;
}

function contadoText({ numero, contados, total, surplus }: Contado): string {
  if (total === 0) return `${numero}: no lleva bultos`;
  if (surplus > 0) {
    return `${numero}: ${total === 1 ? 'ya está su bulto' : `ya están los ${showCount(total)}`}`;
  }
  const isComplete = contados === total;
  return `${numero}: ${showCount(contados)} de ${showCount(total)}${isComplete ? ', completo' : ''}`;
}

export function countOutcome(
  unfound: Pick<FoundRemitos<unknown>, 'missing' | 'ambiguous'>,
  contados: readonly Contado[],
): string {
  const counted =
    contados.length > 0 ? [`${someOf(contados.map(contadoText), MAX_REMITOS_NAMED)}.`] : [];
  return [...counted, ...notFound(unfound)].join(' ') || NO_NUMBER;
}
