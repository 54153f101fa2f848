import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';
import { collator } from '@/lib/collator';

interface ColumnLook {
  /** The column's name in the list of columns, if its header alone does not say it. */
  name?: string;
  /** Right-aligned, with tabular figures. */
  numeric?: boolean;
  /**
   * Visible under 768 px; `only` there. If a table has such columns, its other columns are hidden there. A table with an `only` column shows
   * its rows as cards.
   */
  narrow?: boolean | 'only';
  /** Long text: gets a minimum width. */
  long?: boolean;
  /** Never cut off. */
  whole?: boolean;
  /** May wrap: the header at any width, the cells under 768 px. Only for paged lists. */
  wraps?: boolean;
  /** A mark, such as a check, in a column of 44 px. The whole value is its tooltip. */
  mark?: boolean;
  /** Stays at the left edge beside the checkbox while the table scrolls sideways. */
  pinned?: boolean;
  /** In rem. A table with widths fits its box: columns without a width share what is left. Required in lists of over a hundred rows. */
  width?: number;
}

const columnMeta: ColumnLook = {};

export const features = tableFeatures({
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta,
});

/** Create columns with `createColumnHelper<TableFeatures, Row>()`. */
export type TableFeatures = typeof features;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- columns of one table hold values of several types
export type TableColumn<Item> = ColumnDef<TableFeatures, Item & object, any>;

/** The columns of a group, or the column itself. */
export const leavesOf = <Item>(column: TableColumn<Item>): TableColumn<Item>[] =>
  'columns' in column && column.columns ? (column.columns as TableColumn<Item>[]) : [column];

/** TanStack Table's id of a column. */
export const idOf = <Item>(column: TableColumn<Item>): string =>
  String(column.id ?? ('accessorKey' in column ? column.accessorKey : ''));

/** A column's name in the list of columns. */
export const nameOf = <Item>({ meta, header }: TableColumn<Item>): string =>
  meta?.name ?? (typeof header === 'string' ? header : '');

/** Compares two cells of a column: missing values first, numbers by size, texts in Spanish order. */
export function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const isNumber = (value: unknown) => Number(typeof value === 'number');
  if (isNumber(a) || isNumber(b)) return isNumber(a) - isNumber(b);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return collator.compare(text(a), text(b));
}
