// oxlint-disable-next-line no-control-regex -- the range is meant: plain ASCII needs no decomposition
const ascii = /^[\u0000-\u007f]*$/;

/** Lower case without diacritics: `Ñandú` and `nandu` are the same text to a search. */
export function fold(text: string): string {
  return ascii.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase();
}

/** The rows in which some column contains `texto`. A blank `texto` keeps them all. */
export function searchRows<T>(
  rows: readonly T[],
  texto: string | undefined,
  columns: (row: T) => readonly (string | null)[],
): readonly T[] {
  const wanted = fold(texto?.trim() ?? '');
  if (wanted === '') return rows;
  return rows.filter((row) =>
    columns(row).some((value) => value !== null && fold(value).includes(wanted)),
  );
}

const collator = new Intl.Collator('es', { sensitivity: 'base', numeric: true });

/** A copy in Spanish alphabetical order; equal names keep the order in which they were stored. */
export function sortByText<T>(rows: readonly T[], text: (row: T) => string | null): T[] {
  return [...rows].sort((a, b) => collator.compare(text(a) ?? '', text(b) ?? ''));
}

/** The first 20 matches for a picker, sorted and searched by `name`. */
export function pickRows<T>(
  rows: readonly T[],
  texto: string | undefined,
  name: (row: T) => string | null,
  alsoIn: (row: T) => string | null = () => null,
): T[] {
  return searchRows(sortByText(rows, name), texto, (row) => [name(row), alsoIn(row)]).slice(0, 20);
}
