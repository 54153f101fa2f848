import type { ReactTable } from '@tanstack/react-table';
import { useState, type FocusEvent } from 'react';
import classes from './data-table.module.css';
import type { TableFeatures } from './table-features';
import { TableRow } from './table-row';
import { isWindowed, useRowWindow } from './use-row-window';
import type { RowSelection } from './use-row-selection';
import { WidestCells } from './widest-cells';

interface TableRowsProps<Item extends { id: number }> {
  table: ReactTable<TableFeatures, Item>;
  selection: RowSelection;
  rowName: (row: Item) => string;
  onOpen: ((row: Item) => void) | undefined;
}

/** The body of a table: its rows, or of many those near the view, with gaps in the place of the others. */
export function TableRows<Item extends { id: number }>({
  table,
  selection,
  rowName,
  onOpen,
}: TableRowsProps<Item>) {
  const { FlexRender } = table;
  const { rows } = table.getRowModel();
  const columns = table.getVisibleLeafColumns();
  const windowed = isWindowed(rows.length);
  /** Headers count as rows too, and places from 1. */
  const before = table.getHeaderGroups().length + 1;
  const [focused, setFocused] = useState<string>();
  const kept = focused === undefined ? -1 : rows.findIndex(({ id }) => id === focused);
  const { body, stretches, rowHeight } = useRowWindow(rows.length, kept);

  function keep({ target }: FocusEvent) {
    const place = target.closest('tr')?.getAttribute('aria-rowindex');
    if (place) setFocused(rows[Number(place) - before]?.id);
  }

  return (
    <tbody ref={body} onFocus={keep}>
      {windowed && (
        <WidestCells
          rows={table.getCoreRowModel().rows}
          columns={columns}
          FlexRender={FlexRender}
        />
      )}
      {stretches.flatMap(({ first, end }, index) => {
        const gap = first - (stretches[index - 1]?.end ?? 0);
        return [
          gap > 0 && (
            <tr key={`to ${first}`} className={classes.gap} aria-hidden="true">
              <td colSpan={columns.length + 1} style={{ height: gap * rowHeight }} />
            </tr>
          ),
          ...rows
            .slice(first, end)
            .map((row, offset) => (
              <TableRow
                key={row.id}
                row={row}
                columns={columns}
                FlexRender={FlexRender}
                name={rowName(row.original)}
                selected={selection.ids.has(row.original.id)}
                place={windowed ? before + first + offset : undefined}
                onToggle={selection.toggle}
                onOpen={onOpen}
              />
            )),
        ];
      })}
    </tbody>
  );
}
