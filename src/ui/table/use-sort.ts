import type { OnChangeFn, SortingState } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { compareValues, idOf, leavesOf, valueOf, type TableColumn } from './table-features';

export interface Sort {
  state: SortingState;
  onChange: OnChangeFn<SortingState>;
}

/** Sorts by the clicked headers, also for files and prints. Only for lists that load in full: sorting one page would mislead. */
export function useSort<Item>(
  columns: readonly TableColumn<Item>[],
  rows: readonly Item[] | undefined,
): { sort: Sort; rows: readonly Item[] | undefined } {
  const [state, onChange] = useState<SortingState>([]);
  const sorted = useMemo(() => rows && sortRows(columns, rows, state), [columns, rows, state]);
  return { sort: { state, onChange }, rows: sorted };
}

function sortRows<Item>(
  columns: readonly TableColumn<Item>[],
  rows: readonly Item[],
  [by]: SortingState,
): readonly Item[] {
  const column = by && columns.flatMap(leavesOf).find((one) => idOf(one) === by.id);
  if (!column) return rows;
  const sign = by.desc ? -1 : 1;
  return rows
    .map((row) => ({ row, value: valueOf(column, row) }))
    .sort((a, b) => sign * compareValues(a.value, b.value))
    .map(({ row }) => row);
}
