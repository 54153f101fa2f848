import { createSortedRowModel, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import classes from './data-table.module.css';
import { columnDefaults, columnMeta, type TableSorting } from './table-features';

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

interface Valued {
  getValue: (columnId: string) => unknown;
}

const sortingFeatures = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta,
});

const ICONS = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort };

const orderOf: TableSorting['orderOf'] = (column) => {
  const order = column.getIsSorted();
  return order ? `${order}ending` : 'none';
};

const SortButton: TableSorting['SortButton'] = ({ column, children }) => {
  const order = orderOf(column);
  const Icon = ICONS[order];
  return (
    <button type="button" className={classes.sort} onClick={() => column.toggleSorting()}>
      {children}
      <Icon size={13} aria-hidden="true" data-idle={order === 'none' || undefined} />
    </button>
  );
};

/** Lets a table be ordered by any of its columns, each by its values and upwards first. For rows that are all there are: a page of a server's list cannot be ordered here. */
export const tableSorting: TableSorting = {
  features: sortingFeatures,
  columnDefaults: {
    ...columnDefaults,
    sortFn: (a: Valued, b: Valued, id: string) => compareValues(a.getValue(id), b.getValue(id)),
    sortDescFirst: false,
  },
  orderOf,
  SortButton,
};
