import {
  tableFeatures,
  type ColumnDef,
  type createSortedRowModel,
  type rowSortingFeature,
  type SortDirection,
} from '@tanstack/react-table';
import type { ComponentType, ReactNode } from 'react';

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

export const columnMeta: ColumnLook = {};

/** What every table can do, which is next to nothing. */
export const plainFeatures = tableFeatures({ columnMeta });

/** What a table can do at most; columns are made with `createColumnHelper<TableFeatures, Row>()`. */
export interface TableFeatures {
  rowSortingFeature: typeof rowSortingFeature;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- of whatever rows
  sortedRowModel: ReturnType<typeof createSortedRowModel<any, any>>;
  columnMeta: ColumnLook;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- columns of one table hold values of several types
export type TableColumn<Item> = ColumnDef<TableFeatures, Item & object, any>;

/** Columns show their values as they are where they have no `cell`. */
export const columnDefaults = { cell: undefined };

interface SortedColumn {
  getIsSorted: () => false | SortDirection;
  toggleSorting: () => void;
}

/** What a table needs for being ordered by any of its columns (`tableSorting`), which most are not. */
export interface TableSorting {
  features: TableFeatures;
  columnDefaults: object;
  /** As `aria-sort` has it. */
  orderOf: (column: SortedColumn) => 'ascending' | 'descending' | 'none';
  SortButton: ComponentType<{ column: SortedColumn; children: ReactNode }>;
}
