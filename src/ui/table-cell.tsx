import type { Cell, ReactTable } from '@tanstack/react-table';
import type { TableFeatures } from './table-features';

interface TableCellProps<Item extends { id: number }> {
  cell: Cell<TableFeatures, Item> | undefined;
  FlexRender: ReactTable<TableFeatures, Item>['FlexRender'];
}

/** A cell as its column wants it. */
export function TableCell<Item extends { id: number }>({ cell, FlexRender }: TableCellProps<Item>) {
  if (!cell) return <td />;
  const { meta } = cell.column.columnDef;
  return (
    <td
      title={titleOf(cell.getValue())}
      data-numeric={meta?.numeric}
      data-long={meta?.long}
      data-whole={meta?.whole}
      data-wraps={meta?.wraps}
    >
      <FlexRender cell={cell} />
    </td>
  );
}

/** What may not fit its cell can be read whole on hover. */
function titleOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.length > 12 ? value : undefined;
}
