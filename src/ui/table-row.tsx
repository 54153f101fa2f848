import { Checkbox } from '@mantine/core';
import type { ReactTable, Row } from '@tanstack/react-table';
import { useRef, type MouseEvent } from 'react';
import classes from './data-table.module.css';
import type { TableFeatures } from './table-features';

interface TableRowProps<Item extends { id: number }> {
  row: Row<TableFeatures, Item>;
  FlexRender: ReactTable<TableFeatures, Item>['FlexRender'];
  name: string;
  selected: boolean;
  onToggle: () => void;
  onOpen: (() => void) | undefined;
}

/** A row: a click anywhere ticks its checkbox, which the keyboard reaches; a double click opens it. */
export function TableRow<Item extends { id: number }>({
  row,
  FlexRender,
  name,
  selected,
  onToggle,
  onOpen,
}: TableRowProps<Item>) {
  const markedBefore = useRef('');
  const markedText = () => window.getSelection()?.toString() ?? '';

  function toggle(event: MouseEvent) {
    const marked = markedText();
    // A drag that marked text to copy is no click; text that was marked before it says nothing.
    if (marked && marked !== markedBefore.current && event.detail < 2) return;
    onToggle();
  }
  return (
    <tr
      onMouseDown={() => (markedBefore.current = markedText())}
      onClick={toggle}
      onDoubleClick={onOpen}
      data-selected={selected || undefined}
    >
      <td
        className={classes.select}
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        <Checkbox
          size="xs"
          aria-label={`Seleccionar ${name}`}
          checked={selected}
          onChange={onToggle}
        />
      </td>
      {row.getVisibleCells().map((cell) => (
        <td
          key={cell.id}
          title={titleOf(cell.getValue())}
          data-numeric={cell.column.columnDef.meta?.numeric}
          data-long={cell.column.columnDef.meta?.long}
          data-whole={cell.column.columnDef.meta?.whole}
          data-wraps={cell.column.columnDef.meta?.wraps}
        >
          <FlexRender cell={cell} />
        </td>
      ))}
    </tr>
  );
}

/** What may not fit its cell can be read whole on hover. */
function titleOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.length > 12 ? value : undefined;
}
