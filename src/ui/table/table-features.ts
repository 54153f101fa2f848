import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';

interface ColumnLook {
  /** Aligns numbers to the right, in figures of one width. */
  numeric?: boolean;
  /** Stays under 768 px. The other columns hide there, if any column of the table is `narrow`. */
  narrow?: boolean;
  /** A long text, with a minimum width. */
  long?: boolean;
  /** Never shortened, however dense the table. */
  whole?: boolean;
  /** May take more than one line: the header at any width, the cells under 768 px. For paged lists only. */
  wraps?: boolean;
  /** In rem. Needed in lists that may have more than a hundred rows. */
  width?: number;
}

const columnMeta: ColumnLook = {};

export const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta,
});

/** Columns are made with `createColumnHelper<TableFeatures, Row>()`. */
export type TableFeatures = typeof features;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- columns of one table hold values of several types
export type TableColumn<Item> = ColumnDef<TableFeatures, Item & object, any>;

const collator = new Intl.Collator('es-AR', { numeric: true, sensitivity: 'base' });

/** Orders two cells: missing values first, then numbers by size and texts as Spanish does. */
export function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const isNumber = (value: unknown) => Number(typeof value === 'number');
  if (isNumber(a) || isNumber(b)) return isNumber(a) - isNumber(b);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return collator.compare(text(a), text(b));
}
