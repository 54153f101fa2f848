import type { ReactTable, Row } from '@tanstack/react-table';
import type { KeyboardEvent } from 'react';
import type { TableFeatures } from './table-features';
import type { RowProps } from './use-row-press';
import type { RowHeights } from './use-row-window';

export interface ListProps<Item extends { id: number }> {
  table: ReactTable<TableFeatures, Item>;
  label: string;
  skeletons: readonly number[];
  look: {
    'aria-busy': boolean;
    'data-refetching': true | undefined;
    style: Record<`--${string}`, string>;
  };
  heights: RowHeights;
  rowProps: (row: Row<TableFeatures, Item>) => RowProps<Item>;
  onKeyDown: (event: KeyboardEvent) => void;
}
