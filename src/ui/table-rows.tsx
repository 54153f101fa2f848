import type { ReactTable } from '@tanstack/react-table';
import { useMemo, useState, type FocusEvent } from 'react';
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

/** Rows that go past faster than they can be read have as many of their columns: they show where in the list one is. */
const WHILE_FLYING = 6;

/** The body of a table: its rows, or of many those near the view, with gaps in the place of the others. */
export function TableRows<Item extends { id: number }>({
  table,
  selection,
  rowName,
  onOpen,
}: TableRowsProps<Item>) {
  const { rows } = table.getRowModel();
  const columns = table.getAllLeafColumns();
  const windowed = isWindowed(rows.length);
  /** Headers count as rows too, and places from 1. */
  const before = table.getHeaderGroups().length + 1;
  const [focused, setFocused] = useState<{ id: string; key: string }>();
  const kept = focused ? rows.findIndex(({ id }) => id === focused.id) : -1;
  const { body, stretches, rowHeight, slotOf, flying } = useRowWindow(rows.length, kept);
  const drawn = useMemo(
    () => (flying ? columns.slice(0, WHILE_FLYING) : columns),
    [columns, flying],
  );

  /**
   * A row that comes into a place takes over the elements of the one that was there, which costs a fraction of new ones. The row with the
   * focus keeps its own wherever it stands: what is focused is never another row all of a sudden.
   */
  function keyOf(id: string, index: number): string {
    if (id === focused?.id) return focused.key;
    const slot = slotOf(index);
    return slot === undefined || slot === focused?.key ? `row ${id}` : slot;
  }

  function keep({ target }: FocusEvent) {
    const row = target.closest('tr');
    const place = row?.getAttribute('aria-rowindex');
    const index = place ? Number(place) - before : (row?.sectionRowIndex ?? -1);
    const id = rows[index]?.id;
    if (id !== undefined && id !== focused?.id) setFocused({ id, key: keyOf(id, index) });
  }

  return (
    <tbody ref={body} onFocus={keep}>
      {windowed && <WidestCells rows={table.getCoreRowModel().rows} columns={columns} />}
      {stretches.flatMap(({ first, end }, nth) => {
        const gap = first - (stretches[nth - 1]?.end ?? 0);
        return [
          gap > 0 && (
            <tr key={`gap to ${first}`} className={classes.gap} aria-hidden="true">
              <td colSpan={columns.length + 1} style={{ height: gap * rowHeight }} />
            </tr>
          ),
          ...rows
            .slice(first, end)
            .map((row, offset) => (
              <TableRow
                key={keyOf(row.id, first + offset)}
                row={row}
                columns={drawn}
                missing={columns.length - drawn.length}
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
