import { Skeleton, Table } from '@mantine/core';
import {
  useTable,
  type ColumnDef,
  type ColumnVisibilityState,
  type Row,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import classes from './data-table.module.css';
import { SidewaysScroll } from './sideways-scroll';
import { EmptyNote } from '../feedback/states';
import { compareValues, features, type TableColumn, type TableFeatures } from './table-features';
import { TableHead } from './table-head';
import { TableRow } from './table-row';
import { useIsNarrow } from '../layout/use-is-narrow';
import type { RowSelection } from './use-row-selection';
import { WindowedRows } from './windowed-rows';

interface Identified {
  id: number;
}

export interface DataTableProps<Item extends Identified> {
  /** The table's accessible name. */
  label: string;
  columns: readonly TableColumn<Item>[];
  /** Undefined while the first answer is loading. */
  rows: readonly Item[] | undefined;
  selection: RowSelection;
  /** Names a row in its checkbox's label. */
  rowName: (row: Item) => string;
  /** Double click on a row. A button elsewhere must do the same, for the keyboard. */
  onOpen?: (row: Item) => void;
  empty: string;
  /** A newer answer is loading. */
  refetching?: boolean;
  /** Narrow spacing, for tables with many columns. */
  dense?: boolean;
  /** Only for lists that load in full: sorting one page of a longer list would mislead. */
  sortable?: boolean;
}

/** Longer lists render only the rows near the viewport. */
const ALL_RENDERED = 100;

/** One page of placeholder rows. */
const SKELETON_ROWS = 10;

const NO_ROWS: never[] = [];

interface Valued {
  getValue: (columnId: string) => unknown;
}

const defaultColumn = {
  sortFn: (a: Valued, b: Valued, id: string) => compareValues(a.getValue(id), b.getValue(id)),
  sortDescFirst: false,
};

/** A table with selectable rows. The screen owns the rows and the selection. */
export function DataTable<Item extends Identified>({
  label,
  columns,
  rows,
  selection,
  rowName,
  onOpen,
  empty,
  refetching = false,
  dense = false,
  sortable = false,
}: DataTableProps<Item>) {
  const isNarrow = useIsNarrow();
  const columnVisibility = useMemo(
    () => (isNarrow ? narrowColumns(columns) : {}),
    [columns, isNarrow],
  );
  const table = useTable({
    features,
    columns: columns as ColumnDef<TableFeatures, Item>[],
    defaultColumn,
    data: rows ?? (NO_ROWS as readonly Item[]),
    getRowId: (row) => String(row.id),
    enableSorting: sortable,
    state: { columnVisibility, rowSelection: selection.state },
    onRowSelectionChange: selection.onChange,
  });
  const shown = table.getRowModel().rows;
  const visible = table.getVisibleLeafColumns();
  const headers = table.getHeaderGroups();
  const isLong = shown.length > ALL_RENDERED;

  const renderRow = (row: Row<TableFeatures, Item>, index: number) => (
    <TableRow
      key={row.id}
      row={row}
      columns={visible}
      name={rowName(row.original)}
      selected={row.getIsSelected()}
      place={isLong ? headers.length + index + 1 : undefined}
      onOpen={onOpen}
    />
  );

  return (
    <>
      <SidewaysScroll label={label}>
        <Table
          aria-label={label}
          aria-busy={refetching || !rows}
          aria-rowcount={isLong ? headers.length + shown.length : undefined}
          className={classes.table}
          layout={isLong ? 'fixed' : undefined}
          verticalSpacing="0.4rem"
          horizontalSpacing={dense ? '0.4rem' : '0.6rem'}
          data-refetching={refetching || undefined}
          data-dense={dense || undefined}
        >
          <colgroup />
          {headers[0]?.headers.map(({ id, column }) => (
            <colgroup key={id}>
              {column.getLeafColumns().map(({ id, columnDef: { meta } }) => (
                <col
                  key={id}
                  style={{ width: isLong && meta?.width ? `${meta.width}rem` : undefined }}
                />
              ))}
            </colgroup>
          ))}
          <TableHead table={table} numbered={isLong} />
          {isLong ? (
            <WindowedRows rows={shown} columns={visible.length + 1} renderRow={renderRow} />
          ) : (
            <Table.Tbody>
              {rows
                ? shown.map(renderRow)
                : Array.from({ length: SKELETON_ROWS }, (_, index) => (
                    <Table.Tr key={index} className={classes.skeleton}>
                      <Table.Td className={classes.select} />
                      {visible.map(({ id }) => (
                        <Table.Td key={id}>
                          <Skeleton height="0.75rem" />
                        </Table.Td>
                      ))}
                    </Table.Tr>
                  ))}
            </Table.Tbody>
          )}
        </Table>
      </SidewaysScroll>
      {rows?.length === 0 && <EmptyNote>{empty}</EmptyNote>}
    </>
  );
}

/** Hides all columns but the `narrow` ones, if there are any. */
function narrowColumns<Item>(columns: readonly TableColumn<Item>[]): ColumnVisibilityState {
  if (!columns.some(({ meta }) => meta?.narrow)) return {};
  return Object.fromEntries(
    columns.map((column) => [
      String('accessorKey' in column ? column.accessorKey : column.id),
      column.meta?.narrow === true,
    ]),
  );
}
