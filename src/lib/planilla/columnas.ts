import { fold } from '@/domain/fold';
import type { Campo } from './campos';
import type { Hoja } from './hoja';

/** Rows among which the headings may be, below a logo, an address, a title. */
export const TOP_ROWS = 30;

const JOINING = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'por', 'en', 'a']);
const NUMBER = new Set(['n', 'nº', 'n°', 'no', 'num', 'numero', 'nro']);

/** A heading as it is compared: `Nº de\nGuía (*)` is `nro guia`. */
function plain(heading: string): string {
  const text = fold(heading.replace(/\(.*?\)/g, ' ').replaceAll(/\s/g, ' '));
  const words = text
    .replaceAll(/(?<!\p{L})(\p{L})\.(?=\p{L}(?!\p{L}))/gu, '$1')
    .split(/[^\p{L}\p{N}°]+/u)
    .filter((word) => word !== '' && !JOINING.has(word));
  return words.map((word) => (NUMBER.has(word) ? 'nro' : word)).join(' ');
}

/** The row of the headings, -1 if there are none, and whether the next one continues them. */
export interface Heading {
  row: number;
  lines: 1 | 2;
}

const cellsOf = ({ rows }: Hoja, row: number): readonly string[] => rows[row] ?? [];

const widthOf = ({ rows }: Hoja) => rows.reduce((most, { length }) => Math.max(most, length), 0);

/** What each column may be called, the likeliest first. A blank cell above another belongs to the one at its left. */
function namesOf(hoja: Hoja, { row, lines }: Heading): string[][] {
  const upper = cellsOf(hoja, row);
  const lower = lines === 2 ? cellsOf(hoja, row + 1) : [];
  let group = '';
  return Array.from({ length: widthOf(hoja) }, (_, column) => {
    const [above = '', below = ''] = [upper[column], lower[column]];
    group = above || (below ? group : '');
    return below ? [`${group} ${below}`.trim(), group, below] : [above];
  });
}

/** The text above each column. */
export const headingsOf = (hoja: Hoja, heading: Heading): string[] =>
  namesOf(hoja, heading).map(([name = '']) => name.replaceAll(/\s+/g, ' '));

/** The field of each column, by name, or null. A field's own label wins over other words, and the first column over the next. */
export function matchColumns(
  hoja: Hoja,
  heading: Heading,
  campos: readonly Campo[],
): (string | null)[] {
  const columns = namesOf(hoja, heading);
  const wordsOf = campos.map(({ name, label, words }) => ({
    name,
    words: [label, ...words.split(',')].map(plain).filter(Boolean),
  }));
  const matches = columns.flatMap((names, column) =>
    names.flatMap((heading, at) =>
      wordsOf.flatMap(({ name, words }) => {
        const rank = heading ? words.indexOf(plain(heading)) : -1;
        return rank === -1 ? [] : { column, name, cost: at * 1000 + rank };
      }),
    ),
  );
  const found = columns.map((): string | null => null);
  for (const { column, name } of matches.sort((a, b) => a.cost - b.cost)) {
    if (found[column] === null && !found.includes(name)) found[column] = name;
  }
  return found;
}

/** The row under logos and titles in which most fields are named, of one line if two name no more. `among`: the rows that it may be. */
export function findHeading(
  hoja: Hoja,
  campos: readonly Campo[],
  among: readonly number[] = [...hoja.rows.keys()].slice(0, TOP_ROWS),
): Heading {
  const filled = (row: number) => cellsOf(hoja, row).filter(Boolean).length;
  const row = among.find((one) => filled(one) > 1) ?? among[0] ?? 0;
  let best: Heading = { row, lines: 1 };
  let most = 0;
  for (const lines of [1, 2] as const) {
    for (const row of among) {
      const named = matchColumns(hoja, { row, lines }, campos).filter(Boolean).length;
      if (named > most) [best, most] = [{ row, lines }, named];
    }
  }
  return best;
}

/** A row of the file. `n` is its number there. */
export interface FilaLeida {
  n: number;
  cells: readonly string[];
}

export interface Tabla {
  rows: FilaLeida[];
  /** How many rows stay out, and why. */
  hidden: number;
  totals: number;
}

const TOTALS = /^(sub ?)?total(es)?( general(es)?)?[ :.]*$/;

const textOf = (cells: readonly string[]) => cells.filter(Boolean).join('\n');

/**
 * The rows under the headings, without blank ones, sums, repeated headings and the template's example. Hidden ones stay out unless a person
 * asks for them.
 */
export function tablaOf(
  hoja: Hoja,
  { row, lines }: Heading,
  campos: readonly Campo[],
  withHidden = false,
): Tabla {
  const isHidden = new Set(withHidden ? [] : hoja.hidden);
  const aside = [cellsOf(hoja, row), campos.map(({ example = '' }) => example)].map(textOf);
  const tabla: Tabla = { rows: [], hidden: 0, totals: 0 };
  for (let at = row + lines; at < hoja.rows.length; at += 1) {
    const cells = cellsOf(hoja, at);
    const first = cells.find(Boolean);
    if (first === undefined || aside.includes(textOf(cells))) continue;
    if (TOTALS.test(fold(first))) tabla.totals += 1;
    else if (isHidden.has(at)) tabla.hidden += 1;
    else tabla.rows.push({ n: at + 1, cells });
  }
  return tabla;
}
