import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRowSelection, type RowSelection } from '@/ui/table/use-row-selection';
import { useSort, type Sort } from '@/ui/table/use-sort';
import type { Movimiento } from '../movimiento.schema';
import { movimientosColumns } from './movimientos-table';

export interface Listado {
  query: UseQueryResult<Movimiento[]>;
  /** In the order of the screen: the last good answer. Undefined before the first one. */
  rows: readonly Movimiento[] | undefined;
  sort: Sort;
  selection: RowSelection;
  ticked: readonly Movimiento[];
}

export const NO_ROWS: readonly Movimiento[] = [];

/** The movements of a search and the ticked ones. `scope` and `initial` as in `useRowSelection`. */
export function useListado(
  query: UseQueryResult<Movimiento[]>,
  scope: string | null = null,
  initial?: readonly number[],
): Listado {
  const found = query.isEnabled ? query.data : undefined;
  const { rows, sort } = useSort(movimientosColumns, found);
  const selection = useRowSelection(scope, rows ?? NO_ROWS, initial);
  const { ids } = selection;
  const ticked = useMemo(() => rows?.filter(({ id }) => ids.has(id)) ?? NO_ROWS, [rows, ids]);
  return { query, rows, sort, selection, ticked };
}
