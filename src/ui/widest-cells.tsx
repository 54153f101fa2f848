import type { Column, ReactTable, Row } from '@tanstack/react-table';
import { memo } from 'react';
import classes from './data-table.module.css';
import type { TableFeatures } from './table-features';
import { TableCell } from './table-cell';

interface WidestCellsProps<Item extends { id: number }> {
  rows: readonly Row<TableFeatures, Item>[];
  columns: readonly Column<TableFeatures, Item>[];
  FlexRender: ReactTable<TableFeatures, Item>['FlexRender'];
}

/**
 * A row that takes no height and is not to be seen. It has each column's longest value of the whole list: a column is as wide as it has to
 * be from the beginning, and stays so whichever rows are drawn.
 */
export const WidestCells = memo(function WidestCells<Item extends { id: number }>({
  rows,
  columns,
  FlexRender,
}: WidestCellsProps<Item>) {
  return (
    <tr className={classes.widest} aria-hidden="true">
      <td className={classes.select} />
      {columns.map((column) => (
        <TableCell
          key={column.id}
          cell={longestOf(rows, column)?.getAllCellsByColumnId()[column.id]}
          FlexRender={FlexRender}
        />
      ))}
    </tr>
  );
}) as <Item extends { id: number }>(props: WidestCellsProps<Item>) => React.JSX.Element;

function longestOf<Item extends { id: number }>(
  rows: readonly Row<TableFeatures, Item>[],
  { accessorFn }: Column<TableFeatures, Item>,
) {
  let longest = rows[0];
  let length = -1;
  if (!accessorFn) return longest;
  for (const row of rows) {
    // Not `row.getValue`, which keeps every value it was asked for.
    const candidate = lengthOf(accessorFn(row.original, row.index));
    if (candidate > length) {
      longest = row;
      length = candidate;
    }
  }
  return longest;
}

/** How long a value will be when written, for comparing those of one column: the decimals of its numbers are as many. */
function lengthOf(value: unknown): number {
  if (typeof value === 'number') return String(Math.trunc(value)).length;
  return typeof value === 'string' ? value.length : 0;
}
