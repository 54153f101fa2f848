import { useState } from 'react';

/** The rows of all pages shown so far, each as it was last shown. A selection may hold rows of several pages. */
export function useSeenRows<Row extends { id: number }>(page: readonly Row[]): readonly Row[] {
  const [seen, setSeen] = useState({ page, rows: page });
  if (seen.page === page) return seen.rows;
  const byId = new Map([...seen.rows, ...page].map((row) => [row.id, row]));
  const next = { page, rows: [...byId.values()] };
  setSeen(next);
  return next.rows;
}
