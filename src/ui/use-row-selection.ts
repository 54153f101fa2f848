import { useCallback, useMemo, useState } from 'react';

export interface RowSelection {
  ids: ReadonlySet<number>;
  toggle: (id: number) => void;
  /** Selects or clears the given rows, and leaves the others as they are. */
  setAll: (ids: readonly number[], selected: boolean) => void;
  /** Selects these and no others. */
  replace: (ids: readonly number[]) => void;
  clear: () => void;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * Rows selected by id: the choice survives paging, and is cleared when `scope` (the search, as a text) becomes another. Where a list
 * arrives whole it is given as `among`: a row that left it is selected no more.
 */
export function useRowSelection(
  scope: string | null = null,
  among?: readonly { id: number }[],
): RowSelection {
  const [state, setState] = useState({ scope, ids: NONE });
  if (state.scope !== scope) setState({ scope, ids: NONE });
  const kept = state.scope === scope ? state.ids : NONE;
  const ids = useMemo(() => {
    if (!among || kept.size === 0) return kept;
    const present = new Set<number>();
    for (const { id } of among) {
      if (kept.has(id)) present.add(id);
      if (present.size === kept.size) break;
    }
    return present;
  }, [kept, among]);

  const update = useCallback((change: (ids: Set<number>) => void) => {
    setState((current) => {
      const next = new Set(current.ids);
      change(next);
      return { ...current, ids: next };
    });
  }, []);

  // The same functions at every draw, so that a row which was not ticked need not be drawn again.
  const actions = useMemo(
    () => ({
      toggle: (id: number) =>
        update((next) => {
          if (!next.delete(id)) next.add(id);
        }),
      setAll: (rows: readonly number[], selected: boolean) =>
        update((next) => rows.forEach((id) => (selected ? next.add(id) : next.delete(id)))),
      replace: (rows: readonly number[]) =>
        update((next) => {
          next.clear();
          rows.forEach((id) => next.add(id));
        }),
      clear: () => update((next) => next.clear()),
    }),
    [update],
  );
  return useMemo(() => ({ ids, ...actions }), [ids, actions]);
}
