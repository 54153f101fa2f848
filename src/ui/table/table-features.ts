import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';

interface ColumnLook {
  /** Right-aligned, with tabular figures. */
  numeric?: boolean;
  /** Visible under 768 px. If a table has `narrow` columns, its other columns are hidden there. */
  narrow?: boolean;
  /** Long text: gets a minimum width. */
  long?: boolean;
  /** Never cut off, even in a dense table. */
  whole?: boolean;
  /** May wrap: the header at any width, the cells under 768 px. Only for paged lists. */
  wraps?: boolean;
  /** In rem. Required in lists that may have more than a hundred rows. */
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

/** Create columns with `createColumnHelper<TableFeatures, Row>()`. */
export type TableFeatures = typeof features;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- columns of one table hold values of several types
export type TableColumn<Item> = ColumnDef<TableFeatures, Item & object, any>;

const collator = new Intl.Collator('es-AR', { numeric: true, sensitivity: 'base' });

/** Compares two cells of a column: missing values first, numbers by size, texts in Spanish order. */
export function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const isNumber = (value: unknown) => Number(typeof value === 'number');
  if (isNumber(a) || isNumber(b)) return isNumber(a) - isNumber(b);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return collator.compare(text(a), text(b));
}
