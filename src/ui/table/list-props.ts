import type { ReactTable, Row } from '@tanstack/react-table';
import type { KeyboardEvent } from 'react';
import type { TableFeatures } from './table-features';
import type { RowProps } from './use-row-press';
import type { WindowedRowsProps } from './windowed-rows';

export interface ListProps<Item extends { id: number }> {
  table: ReactTable<TableFeatures, Item>;
  label: string;
  skeletons: readonly number[];
  look: {
    'aria-busy': boolean;
    'data-refetching': true | undefined;
    style: Record<`--${string}`, string>;
  };
  windowed: Pick<
    WindowedRowsProps<Row<TableFeatures, Item>>,
    'rows' | 'rowRem' | 'tallRem' | 'tall' | 'all'
  > | null;
  rowProps: (row: Row<TableFeatures, Item>) => RowProps<Item>;
  onKeyDown: (event: KeyboardEvent) => void;
}
