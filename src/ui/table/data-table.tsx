import { Skeleton, Table } from '@mantine/core';
import { useTable, type ColumnVisibilityState, type SortingState } from '@tanstack/react-table';
import { Fragment, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { formatFecha } from '@/domain/fechas';
import type { Identified } from '@/lib/api/wire';
import { shorten } from '@/lib/values/shorten';
import { showCount } from '@/lib/values/show-importe';
import { onEscape } from '@/ui/action/escape';
import { useIsNarrow } from '@/ui/frame/use-is-narrow';
import { useIsPaper } from '@/ui/frame/use-is-paper';
import { EmptyNote } from '../feedback/states';
import { CardList, type CardOf } from './card-list';
import type { ListProps } from './list-props';
import { inTable, SidewaysScroll } from './sideways-scroll';
import {
  features,
  idOf,
  leavesOf,
  stacksOf,
  type InColumn,
  type TableColumn,
} from './table-features';
import { TableHead } from './table-head';
import { TableRow } from './table-row';
import { DEFAULT_VIEW, type TableView } from './table-view';
import type { RowSelection } from './use-row-selection';
import type { Sort } from './use-sort';
import { useRowWindow } from './use-row-window';
import classes from './data-table.module.css';

export interface DataTableProps<Item extends Identified> {
  label: string;
  columns: readonly TableColumn<Item>[];
  card?: CardOf<Item>;
  /** Undefined while the first answer is loading. */
  rows: readonly Item[] | undefined;
  selection?: RowSelection;
  freshId?: number | null;
  rowName?: (row: Item) => string;
  /** Double click on a row. A button elsewhere must do the same, for the keyboard. */
  onOpen?: (row: Item) => void;
  empty: ReactNode;
  refetching?: boolean;
  /** The order that `rows` already have. */
  sort?: Sort | undefined;
  view?: TableView;
  /** Ids of rows with one more line. */
  tall?: Pick<ReadonlySet<number>, 'has'>;
}

const SKELETON_ROWS = Array.from({ length: 10 }, (_, index) => index);

/** Heights of rows in rem. */
const ROW_REM = 2.25;
const NARROW_REM = 2.75;
const ROOMY_REM = 3;
const TALL_REM = 3.25;
/** The additional height of a tall card. */
const LINE_REM = 1;

/** Widths in rem of the checkbox column, and the minimum of a column without a width: a word of 14 letters. */
const SELECT_REM = 2.125;
const SHARED_REM = 6.25;

/** Space at both sides of a cell in rem; tight in a table with column groups. */
const GAP_REM = 0.3;
const TIGHT_REM = 0.2;

interface Sized {
  id: string;
  columnDef: { meta?: { width?: number; paperWidth?: number } };
}

/** In rem. A width that the user chose is in px. Undefined: the column shares the remaining width. */
function widthOf(
  { id, columnDef: { meta } }: Sized,
  { columnSizing }: TableView,
  isPaper: boolean,
) {
  const chosen = columnSizing[id];
  if (chosen) return chosen / 16;
  return (isPaper ? meta?.paperWidth : undefined) ?? meta?.width;
}

const NO_ROWS: never[] = [];

/** A cell shows at most three lines, so don't lay out more of a long text. */
const defaultColumn = {
  sortDescFirst: false,
  cell: ({ column, getValue }: InColumn & { getValue: () => unknown }) => {
    const value = getValue();
    const { meta } = column.columnDef;
    if (typeof value === 'number' && meta?.numeric) return showCount(value);
    if (typeof value !== 'string') return value;
    return meta?.kind === 'fecha' ? formatFecha(value) : shorten(value);
  },
};

const UNSORTED: SortingState = [];

/** A table, or cards under 768 px; on paper always a table of all rows. The screen owns rows and selection. */
export function DataTable<Item extends Identified>({
  label,
  columns,
  card,
  rows,
  selection,
  freshId = null,
  rowName,
  onOpen,
  empty,
  refetching = false,
  sort,
  view = DEFAULT_VIEW,
  tall,
}: DataTableProps<Item>) {
  const isPaper = useIsPaper();
  const isNarrow = useIsNarrow();
  const folds = isNarrow && !isPaper;
  const { columnOrder, columnSizing, roomy } = view;
  const columnVisibility = useMemo(
    () => shownColumns(columns, view.columnVisibility, folds),
    [columns, view.columnVisibility, folds],
  );
  const table = useTable({
    features,
    columns,
    defaultColumn,
    data: rows ?? NO_ROWS,
    getRowId: (row) => String(row.id),
    enableRowSelection: selection !== undefined,
    enableSorting: sort !== undefined,
    manualSorting: true,
    state: {
      columnVisibility,
      columnOrder,
      columnSizing,
      sorting: sort?.state ?? UNSORTED,
      ...(selection && { rowSelection: selection.state }),
    },
    ...(selection && { onRowSelectionChange: selection.onChange }),
    ...(sort && { onSortingChange: sort.onChange }),
  });
  const cards = isNarrow ? card : undefined;
  const rowRem = cards?.rem ?? (roomy ? ROOMY_REM : isNarrow ? NARROW_REM : ROW_REM);
  const tallRem = cards ? cards.rem + LINE_REM : TALL_REM;

  function selectByKey(event: KeyboardEvent) {
    if (!selection || event.defaultPrevented || event.altKey) return;
    if (selection.ids.size > 0) onEscape(event, () => selection.replace([]));
    if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      table.toggleAllPageRowsSelected(true);
    }
  }

  const list: ListProps<Item> = {
    table,
    label,
    skeletons: rows ? NO_ROWS : SKELETON_ROWS,
    look: {
      'aria-busy': refetching || !rows,
      'data-refetching': refetching || undefined,
      // The virtualizer needs the heights before there are rows, so CSS takes them from here.
      style: { '--row': `${rowRem}rem`, '--tall-row': `${tallRem}rem` },
    },
    heights: { rowRem, tallRem, tall },
    rowProps: (row) => ({
      row,
      name: rowName?.(row.original).trim() || 'Sin nombre',
      selected: row.getIsSelected(),
      fresh: row.original.id === freshId,
      tall: tall?.has(row.original.id) ?? false,
      onOpen,
    }),
    onKeyDown: selectByKey,
  };
  return (
    <>
      {cards && (
        <div data-print="never">
          <CardList {...list} show={cards.show} />
        </div>
      )}
      {(!cards || isPaper) && (
        <div data-print={cards && 'only'}>
          <RowTable {...list} view={view} isPaper={isPaper} />
        </div>
      )}
      {rows?.length === 0 && <EmptyNote>{empty}</EmptyNote>}
    </>
  );
}

type RowTableProps<Item extends Identified> = ListProps<Item> & {
  view: TableView;
  isPaper: boolean;
};

function RowTable<Item extends Identified>(props: RowTableProps<Item>) {
  const { table, label, look, onKeyDown, view, isPaper } = props;
  const stacks = stacksOf(table.getVisibleLeafColumns().map((column) => ({ column })));
  const headers = table.getHeaderGroups();
  const isSelectable = table.options.enableRowSelection === true;
  const leastRem = stacks.reduce(
    (sum, [{ column }]) => sum + (widthOf(column, view, isPaper) ?? SHARED_REM),
    // Paper leaves the checkboxes out.
    isPaper || !isSelectable ? 0 : SELECT_REM,
  );
  return (
    <SidewaysScroll label={label} leastRem={leastRem} onKeyDown={onKeyDown}>
      <Table
        {...look}
        style={{
          ...look.style,
          '--gap': inTable(headers.length > 1 ? TIGHT_REM : GAP_REM, isPaper),
        }}
        aria-label={label}
        aria-rowcount={headers.length + table.getRowModel().rows.length}
        className={classes.table}
        layout="fixed"
      >
        {isSelectable && (
          <colgroup className={classes.select}>
            <col style={{ width: inTable(SELECT_REM, isPaper) }} />
          </colgroup>
        )}
        {stacksOf(headers[0]?.headers ?? []).map(([header]) => (
          <colgroup key={header.id}>
            {stacks
              .filter(([{ column }]) => header.column.getLeafColumns().includes(column))
              .map(([{ column }]) => {
                const width = widthOf(column, view, isPaper);
                return <col key={column.id} style={{ width: width && inTable(width, isPaper) }} />;
              })}
          </colgroup>
        ))}
        <TableHead table={table} />
        <TableBody {...props} />
      </Table>
    </SidewaysScroll>
  );
}

/** A component of its own, so that scrolling renders no head. */
function TableBody<Item extends Identified>({
  table,
  skeletons,
  heights,
  rowProps,
  isPaper,
}: RowTableProps<Item>) {
  const { bodyProps, slots } = useRowWindow(table.getRowModel().rows, heights, isPaper);
  const visible = table.getVisibleLeafColumns();
  const stacks = stacksOf(visible.map((column) => ({ column })));
  const isSelectable = table.options.enableRowSelection === true;
  const firstPlace = table.getHeaderGroups().length + 1;
  return (
    <Table.Tbody {...bodyProps}>
      {slots.map(({ row, index, gap }) => (
        <Fragment key={row.id}>
          {gap > 0 && (
            <tr className={classes.gap} aria-hidden="true">
              <td colSpan={stacks.length + Number(isSelectable)} style={{ height: gap }} />
            </tr>
          )}
          <TableRow {...rowProps(row)} columns={visible} place={firstPlace + index} />
        </Fragment>
      ))}
      {skeletons.map((key) => (
        <Table.Tr key={key} className={classes.skeleton}>
          {isSelectable && <Table.Td className={classes.select} />}
          {stacks.map((stack) => (
            <Table.Td key={stack[0].column.id}>
              {stack.map(({ column }) => (
                <Skeleton key={column.id} height="0.75rem" />
              ))}
            </Table.Td>
          ))}
        </Table.Tr>
      ))}
    </Table.Tbody>
  );
}

/** On a narrow window hides all columns but the `narrow` ones, if there are any. */
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
      folds ? Boolean(column.meta?.narrow) : chosen[idOf(column)] !== false,
    ]),
  );
}
