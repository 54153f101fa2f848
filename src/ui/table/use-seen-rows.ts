import { useState } from 'react';

interface Row {
  id: number;
}

/** The rows of all pages shown so far, each as it was last shown, as far as known in the list's order. A selection may hold rows of several pages. */
export function useSeenRows<Item extends Row>(page: readonly Item[]): readonly Item[] {
  const [seen, setSeen] = useState({ page, rows: page });
  if (seen.page === page) return seen.rows;
  const next = { page, rows: mergePage(seen.rows, page) };
  setSeen(next);
  return next.rows;
}

/** A page takes the place of those of its rows that were seen before, so that a new row at its top comes before them. */
export function mergePage<Item extends Row>(
  seen: readonly Item[],
  page: readonly Item[],
): readonly Item[] {
  const ids = new Set(page.map(({ id }) => id));
  const first = seen.findIndex(({ id }) => ids.has(id));
  const at = first === -1 ? seen.length : first;
  const rest = (rows: readonly Item[]) => rows.filter(({ id }) => !ids.has(id));
  return [...rest(seen.slice(0, at)), ...page, ...rest(seen.slice(at))];
}
