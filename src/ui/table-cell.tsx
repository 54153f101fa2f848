import { constructCell, flexRender, type Column, type Row } from '@tanstack/react-table';
import type { TableFeatures } from './table-features';

/** A cell as its column wants it. Nothing of it is kept with the row, since of a long list thousands pass by. */
export function tableCell<Item extends { id: number }>(
  row: Row<TableFeatures, Item>,
  column: Column<TableFeatures, Item>,
) {
  const { id, accessorFn, columnDef } = column;
  const value: unknown = accessorFn?.(row.original, row.index);
  const { cell, meta } = columnDef;
  return (
    <td
      key={id}
      title={titleOf(value)}
      data-numeric={meta?.numeric}
      data-long={meta?.long}
      data-whole={meta?.whole}
      data-wraps={meta?.wraps}
    >
      {cell ? flexRender(cell, constructCell(column, row, row.table).getContext()) : textOf(value)}
    </td>
  );
}

function textOf(value: unknown): string | number | null {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** What may not fit its cell can be read whole on hover. */
function titleOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.length > 12 ? value : undefined;
}
