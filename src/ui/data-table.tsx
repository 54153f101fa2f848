import { Skeleton } from '@mantine/core';
import { useTable, type ColumnDef, type SortingState } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import classes from './data-table.module.css';
import { SidewaysScroll } from './sideways-scroll';
import { EmptyNote } from './states';
import {
  columnDefaults,
  plainFeatures,
  type TableColumn,
  type TableFeatures,
  type TableSorting,
} from './table-features';
import { TableHead } from './table-head';
import { TableRows } from './table-rows';
import { useIsNarrow } from './use-is-narrow';
import type { RowSelection } from './use-row-selection';
import { isWindowed } from './use-row-window';

interface Identified {
  id: number;
}

export interface DataTableProps<Item extends Identified> {
  /** What the table holds, for assistive technology. */
  label: string;
  columns: readonly TableColumn<Item>[];
  /** Undefined while the first answer is awaited. */
  rows: readonly Item[] | undefined;
  selection: RowSelection;
  /** How a row is called in its checkbox's label. */
  rowName: (row: Item) => string;
  /** What a double click does, which is also a button elsewhere. */
  onOpen?: (row: Item) => void;
  empty: string;
  /** A newer answer is on its way for what is shown. */
  refetching?: boolean;
  skeletonRows?: number;
  /** Many columns: closer together, so that more of them are in view. */
  dense?: boolean;
  /** `tableSorting`, where the table can be ordered by any of its columns. */
  sorting?: TableSorting;
}

const NO_ROWS: never[] = [];
const UNSORTED: SortingState = [];

/** A table with selectable rows. It draws what it is given: rows and selection belong to the screen. */
export function DataTable<Item extends Identified>({
  label,
  columns,
  rows,
  selection,
  rowName,
  onOpen,
  empty,
  refetching = false,
  skeletonRows = 10,
  dense = false,
  sorting,
}: DataTableProps<Item>) {
  const isNarrow = useIsNarrow();
  const shown = useMemo(() => {
    const some = isNarrow ? columns.filter(({ meta }) => meta?.narrow) : [];
    return (some.length > 0 ? some : columns) as ColumnDef<TableFeatures, Item>[];
  }, [columns, isNarrow]);
  const ids = useMemo(() => rows?.map(({ id }) => id) ?? NO_ROWS, [rows]);
  const [order, setOrder] = useState(UNSORTED);
  const table = useTable({
    features: sorting?.features ?? (plainFeatures as TableFeatures),
    columns: shown,
    defaultColumn: sorting?.columnDefaults ?? columnDefaults,
    data: rows ?? (NO_ROWS as readonly Item[]),
    getRowId: (row) => String(row.id),
    state: sorting ? { sorting: order } : {},
    onSortingChange: setOrder,
  });

  return (
    <>
      <SidewaysScroll label={label}>
        <table
          aria-label={label}
          aria-busy={refetching || !rows}
          aria-rowcount={
            isWindowed(ids.length) ? table.getHeaderGroups().length + ids.length : undefined
          }
          className={classes.table}
          data-refetching={refetching || undefined}
          data-dense={dense || undefined}
        >
          <TableHead table={table} ids={ids} selection={selection} sorting={sorting} />
          {rows ? (
            <TableRows table={table} selection={selection} rowName={rowName} onOpen={onOpen} />
          ) : (
            <tbody>
              {Array.from({ length: skeletonRows }, (_, index) => (
                <tr key={index} className={classes.skeleton}>
                  <td className={classes.select} />
                  {table.getAllLeafColumns().map((column) => (
                    <td key={column.id}>
                      <Skeleton height="0.75rem" />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          )}
        </table>
      </SidewaysScroll>
      {rows?.length === 0 && <EmptyNote>{empty}</EmptyNote>}
    </>
  );
}
