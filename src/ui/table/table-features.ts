import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';
import type { Kind } from '@/lib/planilla/planilla';
import { collator } from '@/domain/collator';

interface ColumnLook {
  /** A `fecha` is shown as `dd/mm/yyyy`, unless the column has a cell of its own. */
  kind?: Kind;
  /** Files add up the values. */
  summed?: boolean;
  /** For the list of columns, if the header alone is unclear. */
  name?: string;
  numeric?: boolean;
  /** Visible under 768 px. If a table has such columns, the others are hidden there. */
  narrow?: boolean;
  /** Id of the column whose cell it shares, as a second line. If that column is hidden, it has a cell of its own. */
  below?: string;
  /** A mark, such as an icon, in a narrow column. The whole value is its tooltip. */
  mark?: boolean;
  /** Stays at the left edge while the table scrolls sideways. */
  pinned?: boolean;
  /** In rem. Columns without a width share the remaining one. */
  width?: number;
  /** In rem. On paper, a mark's whole text is written out. */
  paperWidth?: number;
}

const columnMeta: ColumnLook = {};

export const features = tableFeatures({
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta,
});

/** Create columns with `createColumnHelper<TableFeatures, Row>()`. */
export type TableFeatures = typeof features;

// oxlint-disable-next-line typescript/no-explicit-any -- columns of one table hold values of several types
export type TableColumn<Item> = ColumnDef<TableFeatures, Item & object, any>;

export const leavesOf = <Item>(column: TableColumn<Item>): readonly TableColumn<Item>[] =>
  'columns' in column && column.columns ? column.columns : [column];

export const idOf = <Item>(column: TableColumn<Item>): string =>
  String(column.id ?? ('accessorKey' in column ? column.accessorKey : ''));

export function valueOf<Item>(column: TableColumn<Item>, row: Item): unknown {
  const { accessorFn, accessorKey } = column as {
    accessorKey?: keyof Item;
    accessorFn?: (row: Item) => unknown;
  };
  return accessorFn ? accessorFn(row) : accessorKey && row[accessorKey];
}

export interface InColumn {
  column: { id: string; columnDef: { meta?: ColumnLook } };
}

/** Groups the cells or headers that share a cell. */
export function stacksOf<Part extends InColumn>(parts: readonly Part[]): [Part, ...Part[]][] {
  const stacks = new Map<string, [Part, ...Part[]]>();
  for (const part of parts) {
    const { id, columnDef } = part.column;
    const above = stacks.get(columnDef.meta?.below ?? '');
    if (above) above.push(part);
    else stacks.set(id, [part]);
  }
  return [...stacks.values()];
}

export const nameOf = <Item>({ meta, header }: TableColumn<Item>): string =>
  meta?.name ?? (typeof header === 'string' ? header : '');

/** Missing values first, then texts in Spanish order, then numbers by value. */
export function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const isNumber = (value: unknown) => Number(typeof value === 'number');
  if (isNumber(a) || isNumber(b)) return isNumber(a) - isNumber(b);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return collator.compare(text(a), text(b));
}
