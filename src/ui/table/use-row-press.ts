import type { Row } from '@tanstack/react-table';
import { useRef, type MouseEvent } from 'react';
import type { TableFeatures } from './table-features';
import classes from './data-table.module.css';

export interface RowProps<Item extends { id: number }> {
  row: Row<TableFeatures, Item>;
  name: string;
  selected: boolean;
  /** Just created or saved: it flashes for two seconds. */
  fresh: boolean;
  tall: boolean;
  onOpen: ((item: Item) => void) | undefined;
}

/** A click anywhere in a row or card toggles its checkbox; with Shift also the rows since the last one. A double click opens the row. */
export function useRowPress<Item extends { id: number }>({
  row,
  name,
  selected,
  fresh,
  tall,
  onOpen,
}: RowProps<Item>) {
  const markedBefore = useRef('');
  const checkbox = useRef<HTMLInputElement>(null);
  // The text of an empty selection would cost a layout.
  const markedText = () => {
    const selection = window.getSelection();
    return selection?.isCollapsed === false ? selection.toString() : '';
  };
  /** The checkbox toggles by itself, and a mark shows its text. */
  const isOnControl = ({ target }: MouseEvent) =>
    target instanceof Element && target.closest('input, button') !== null;

  function press(event: MouseEvent) {
    // Shift and click would select the text in between, and a double click that opens the word under it.
    if (event.shiftKey || (onOpen && event.detail > 1)) event.preventDefault();
    markedBefore.current = markedText();
  }
  function toggle(event: MouseEvent) {
    if (isOnControl(event)) return;
    const marked = markedText();
    // Don't toggle when the user dragged to select text. Text selected before the click does not count.
    if (marked && marked !== markedBefore.current && event.detail < 2) return;
    // The keyboard continues from here.
    checkbox.current?.focus({ preventScroll: true });
    row.getToggleSelectedHandler()({ target: { checked: !selected }, shiftKey: event.shiftKey });
  }
  function open(event: MouseEvent) {
    if (isOnControl(event)) return;
    onOpen?.(row.original);
  }
  return {
    rowProps: {
      onMouseDown: press,
      onClick: toggle,
      onDoubleClick: onOpen && open,
      'data-selected': selected || undefined,
      'data-fresh': fresh || undefined,
      'data-tall': tall || undefined,
      'data-row': row.id,
    },
    checkboxProps: {
      ref: checkbox,
      type: 'checkbox',
      className: classes.tick,
      'aria-label': `Seleccionar ${name}`,
      checked: selected,
      onChange: row.getToggleSelectedHandler(),
    },
  };
}
