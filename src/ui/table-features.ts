import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';

interface ColumnLook {
  /** Numbers stand at the right, in figures of one width. */
  numeric?: boolean;
  /** Stays under 768 px, where a table names such columns; the others leave. */
  narrow?: boolean;
  /** A long text: it may wrap, up to a width. */
  long?: boolean;
  /** Never cut short, however close the columns. */
  whole?: boolean;
  /** May take more than one line: its header wherever there is little room, its cells under 768 px. */
  wraps?: boolean;
}

const columnMeta: ColumnLook = {};

/** What the panel's tables can do; columns are made with `createColumnHelper<TableFeatures, Row>()`. */
export const panelTableFeatures = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta,
});

export type TableFeatures = typeof panelTableFeatures;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- columns of one table hold values of several types
export type TableColumn<Item> = ColumnDef<TableFeatures, Item & object, any>;

const collator = new Intl.Collator('es-AR', { numeric: true, sensitivity: 'base' });

/** Orders two cells: numbers by size, texts as Spanish does, and what is missing before everything else. */
export function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const isNumber = (value: unknown) => Number(typeof value === 'number');
  if (isNumber(a) || isNumber(b)) return isNumber(a) - isNumber(b);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return collator.compare(text(a), text(b));
}

/** Every column of the panel's tables is ordered by its values, upwards first, and shows them as they are where it has no `cell`. */
export const columnDefaults = {
  cell: undefined,
  sortFn: (a: Valued, b: Valued, id: string) => compareValues(a.getValue(id), b.getValue(id)),
  sortDescFirst: false,
};

interface Valued {
  getValue: (columnId: string) => unknown;
}
