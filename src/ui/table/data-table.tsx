import { Skeleton, Table } from '@mantine/core';
import {
  useTable,
  type ColumnDef,
  type ColumnVisibilityState,
  type Row,
} from '@tanstack/react-table';
import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import classes from './data-table.module.css';
import { SidewaysScroll } from './sideways-scroll';
import { EmptyNote } from '../feedback/states';
import {
  compareValues,
  features,
  idOf,
  leavesOf,
  type TableColumn,
  type TableFeatures,
} from './table-features';
import { TableHead } from './table-head';
import { TableRow } from './table-row';
import { DEFAULT_VIEW, type TableView } from './table-view';
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
  /** The row that was just created or saved, if any. */
  freshId?: number | null;
  /** Names a row in its checkbox's label. */
  rowName: (row: Item) => string;
  /** Double click on a row. A button elsewhere must do the same, for the keyboard. */
  onOpen?: (row: Item) => void;
  empty: ReactNode;
  /** A newer answer is loading. */
  refetching?: boolean;
  /** Narrow spacing, for tables with many columns. */
  dense?: boolean;
  /** Only for lists that load in full: sorting one page of a longer list would mislead. */
  sortable?: boolean;
  /** How the person wants to see it. */
  view?: TableView;
  /** Rows with a line more, by their ids. */
  tall?: Pick<ReadonlySet<number>, 'has'>;
}

/** Longer lists render only the rows near the viewport. */
const ALL_RENDERED = 100;

/** One page of placeholder rows. */
const SKELETON_ROWS = 10;

/** Heights of rows and cards, and widths of columns, as in data-table.module.css. */
const ROW_REM = 2.25;
const ROOMY_REM = 3;
const CARD_REM = 6.25;
const TALL_REM = 3.25;
const TALL_CARD_REM = 7.25;
const SELECT_REM = 2.15;
const MARK_REM = 2.75;
/** The least width of a column that shares what the others leave. */
const SHARED_REM = 4.5;

interface Sized {
  id: string;
  columnDef: { meta?: { mark?: boolean; width?: number } };
}

/** The width of a column in rem, which a chosen one in px replaces, or undefined if it shares what is left. */
function widthOf({ id, columnDef: { meta } }: Sized, { columnSizing }: TableView) {
  const chosen = columnSizing[id];
  return chosen ? chosen / 16 : meta?.mark ? MARK_REM : meta?.width;
}

const inRem = (width: number | undefined) => width && `${width}rem`;

const leastWidth = (columns: readonly Sized[], view: TableView) =>
  inRem(columns.reduce((sum, column) => sum + (widthOf(column, view) ?? SHARED_REM), SELECT_REM));

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
  freshId = null,
  rowName,
  onOpen,
  empty,
  refetching = false,
  dense = false,
  sortable = false,
  view = DEFAULT_VIEW,
  tall,
}: DataTableProps<Item>) {
  const isNarrow = useIsNarrow();
  const { columnOrder, columnSizing, roomy } = view;
  const columnVisibility = useMemo(
    () => shownColumns(columns, view.columnVisibility, isNarrow),
    [columns, view.columnVisibility, isNarrow],
  );
  const table = useTable({
    features,
    columns: columns as ColumnDef<TableFeatures, Item>[],
    defaultColumn,
    data: rows ?? (NO_ROWS as readonly Item[]),
    getRowId: (row) => String(row.id),
    enableSorting: sortable,
    state: { columnVisibility, columnOrder, columnSizing, rowSelection: selection.state },
    onRowSelectionChange: selection.onChange,
  });
  const shown = table.getRowModel().rows;
  const visible = table.getVisibleLeafColumns();
  const headers = table.getHeaderGroups();
  const isLong = shown.length > ALL_RENDERED;
  const hasCards = visible.some(({ columnDef }) => columnDef.meta?.narrow === 'only');
  const isFitted = !hasCards && visible.some(({ columnDef }) => columnDef.meta?.width);

  /** Ctrl+A selects all rows of the page, Escape none. */
  function selectByKey(event: KeyboardEvent) {
    if (event.defaultPrevented || event.altKey) return;
    if (event.key === 'Escape' && selection.ids.size > 0) {
      selection.replace([]);
    } else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      table.toggleAllPageRowsSelected(true);
    }
  }

  const renderRow = (row: Row<TableFeatures, Item>, index: number) => (
    <TableRow
      key={row.id}
      row={row}
      columns={visible}
      name={rowName(row.original)}
      selected={row.getIsSelected()}
      fresh={row.original.id === freshId}
      tall={tall?.has(row.original.id) ?? false}
      place={isLong ? headers.length + index + 1 : undefined}
      onOpen={onOpen}
    />
  );

  return (
    <>
      <SidewaysScroll label={label} onKeyDown={selectByKey}>
        <Table
          aria-label={label}
          aria-busy={refetching || !rows}
          aria-rowcount={isLong ? headers.length + shown.length : undefined}
          className={classes.table}
          layout={isFitted ? 'fixed' : undefined}
          miw={isFitted ? leastWidth(visible, view) : undefined}
          verticalSpacing="0.4rem"
          horizontalSpacing={dense ? '0.4rem' : '0.6rem'}
          data-refetching={refetching || undefined}
          data-dense={dense || undefined}
          data-fitted={isFitted || undefined}
          data-roomy={roomy || undefined}
          data-cards={hasCards || undefined}
        >
          <colgroup />
          {headers[0]?.headers.map(({ id, column }) => (
            <colgroup key={id}>
              {column
                .getLeafColumns()
                .filter((leaf) => leaf.getIsVisible())
                .map((leaf) => (
                  <col
                    key={leaf.id}
                    style={{ width: isFitted ? inRem(widthOf(leaf, view)) : undefined }}
                  />
                ))}
            </colgroup>
          ))}
          <TableHead table={table} numbered={isLong} />
          {isLong ? (
            <WindowedRows
              rows={shown}
              columns={visible.length + 1}
              rowRem={hasCards ? CARD_REM : roomy ? ROOMY_REM : ROW_REM}
              tallRem={hasCards ? TALL_CARD_REM : TALL_REM}
              tall={tall}
              renderRow={renderRow}
            />
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

/** On a narrow window hides all columns but the `narrow` ones, if there are any; on a wide one those that are for narrow ones only. */
function shownColumns<Item>(
  columns: readonly TableColumn<Item>[],
  chosen: ColumnVisibilityState,
  isNarrow: boolean,
): ColumnVisibilityState {
  const leaves = columns.flatMap(leavesOf);
  const folds = isNarrow && leaves.some(({ meta }) => meta?.narrow);
  return Object.fromEntries(
    leaves.map((column) => [
      idOf(column),
      folds
        ? Boolean(column.meta?.narrow)
        : column.meta?.narrow !== 'only' && chosen[idOf(column)] !== false,
    ]),
  );
}
