import type { Column, Row } from '@tanstack/react-table';
import { memo, useRef, type MouseEvent } from 'react';
import classes from './data-table.module.css';
import { RowCheckbox } from './row-checkbox';
import { tableCell } from './table-cell';
import type { TableFeatures } from './table-features';

interface TableRowProps<Item extends { id: number }> {
  row: Row<TableFeatures, Item>;
  columns: readonly Column<TableFeatures, Item>[];
  /** How many more columns there are, which are left blank. */
  missing: number;
  name: string;
  selected: boolean;
  /** Its place in the table, headers counted, where not all rows are drawn. */
  place: number | undefined;
  onToggle: (id: number) => void;
  onOpen: ((item: Item) => void) | undefined;
}

/**
 * A row: a click anywhere ticks its checkbox, which the keyboard reaches; a double click opens it. It is drawn again only when one of its
 * properties is another.
 */
export const TableRow = memo(function TableRow<Item extends { id: number }>({
  row,
  columns,
  missing,
  name,
  selected,
  place,
  onToggle,
  onOpen,
}: TableRowProps<Item>) {
  const { original } = row;
  const markedBefore = useRef('');
  const markedText = () => window.getSelection()?.toString() ?? '';

  function toggle(event: MouseEvent) {
    const marked = markedText();
    // A drag that marked text to copy is no click; text that was marked before it says nothing.
    if (marked && marked !== markedBefore.current && event.detail < 2) return;
    onToggle(original.id);
  }
  return (
    <tr
      onMouseDown={() => (markedBefore.current = markedText())}
      onClick={toggle}
      onDoubleClick={onOpen && (() => onOpen(original))}
      data-selected={selected || undefined}
      aria-rowindex={place}
    >
      <td
        className={classes.select}
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        <RowCheckbox
          label={`Seleccionar ${name}`}
          checked={selected}
          onChange={() => onToggle(original.id)}
        />
      </td>
      {columns.map((column) => tableCell(row, column))}
      {missing > 0 && <td colSpan={missing} />}
    </tr>
  );
}) as <Item extends { id: number }>(props: TableRowProps<Item>) => React.JSX.Element;
