import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table';
import { useMemo, useState } from 'react';

export interface RowSelection {
  /** The search that the rows were ticked in, as text. */
  scope: string | null;
  ids: ReadonlySet<number>;
  replace: (ids: readonly number[]) => void;
  remove: (ids: readonly number[]) => void;
  state: RowSelectionState;
  onChange: OnChangeFn<RowSelectionState>;
}

/** It survives paging; a new `scope` clears it. `among`, the rows of a list that loads in full, unselects a row that leaves it. */
export function useRowSelection(
  scope: string | null = null,
  among?: readonly { id: number }[],
  initial: readonly number[] = [],
): RowSelection {
  const [lastScope, setLastScope] = useState(scope);
  const [state, onChange] = useState<RowSelectionState>(() => selected(initial));
  if (scope !== lastScope) {
    setLastScope(scope);
    onChange({});
  }
  return useMemo(() => {
    const ids =
      among?.map(({ id }) => id).filter((id) => state[id]) ?? Object.keys(state).map(Number);
    const replace = (next: readonly number[]) => onChange(selected(next));
    const remove = (gone: readonly number[]) =>
      onChange((current) =>
        Object.fromEntries(Object.entries(current).filter(([id]) => !gone.includes(Number(id)))),
      );
    return { scope, ids: new Set(ids), replace, remove, state, onChange };
  }, [scope, state, among]);
}

const selected = (ids: readonly number[]): RowSelectionState =>
  Object.fromEntries(ids.map((id) => [id, true as const]));

/** The rows of all pages seen so far, as last seen, roughly in the list's order: a selection may span pages. */
export function useSeenRows<Row extends { id: number }>(page: readonly Row[]): readonly Row[] {
  const [seen, setSeen] = useState({ page, rows: page });
  if (seen.page === page) return seen.rows;
  const next = { page, rows: mergePage(seen.rows, page) };
  setSeen(next);
  return next.rows;
}

/** Replaces the page's rows in place, so that a new row at its top comes before them. */
function mergePage<Row extends { id: number }>(
  seen: readonly Row[],
  page: readonly Row[],
): readonly Row[] {
  const ids = new Set(page.map(({ id }) => id));
  const first = seen.findIndex(({ id }) => ids.has(id));
  const at = first === -1 ? seen.length : first;
  const rest = (rows: readonly Row[]) => rows.filter(({ id }) => !ids.has(id));
  return [...rest(seen.slice(0, at)), ...page, ...rest(seen.slice(at))];
}
