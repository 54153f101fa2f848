import { Checkbox, Table } from '@mantine/core';
import { flexRender, type Row, type Column } from '@tanstack/react-table';
import { memo, useRef, type FocusEvent, type MouseEvent } from 'react';
import classes from './data-table.module.css';
import type { TableFeatures } from './table-features';

interface TableRowProps<Item extends { id: number }> {
  row: Row<TableFeatures, Item>;
  /** Only for `memo`: the cells change with the visible columns. */
  columns: readonly Column<TableFeatures, Item>[];
  name: string;
  selected: boolean;
  /** Just created or saved: it flashes for two seconds. */
  fresh: boolean;
  /** Higher than the others, for a line more. */
  tall: boolean;
  /** `aria-rowindex`, counting header rows. Undefined if all rows are rendered. */
  place: number | undefined;
  onOpen: ((item: Item) => void) | undefined;
}

/**
 * A click anywhere in the row toggles its checkbox, the row's control for the keyboard; with Shift it also toggles the rows since the last
 * one. A double click opens the row.
 */
export const TableRow = memo(function TableRow<Item extends { id: number }>({
  row,
  name,
  selected,
  fresh,
  tall,
  place,
  onOpen,
}: TableRowProps<Item>) {
  const markedBefore = useRef('');
  const checkbox = useRef<HTMLInputElement>(null);
  const markedText = () => window.getSelection()?.toString() ?? '';

  function press(event: MouseEvent) {
    // Shift and click would select the text in between.
    if (event.shiftKey) event.preventDefault();
    markedBefore.current = markedText();
  }
  function toggle(event: MouseEvent) {
    const marked = markedText();
    // Don't toggle when the user dragged to select text. Text selected before the click does not count.
    if (marked && marked !== markedBefore.current && event.detail < 2) return;
    // The keyboard goes on from here.
    checkbox.current?.focus({ preventScroll: true });
    row.getToggleSelectedHandler()({ target: { checked: !selected }, shiftKey: event.shiftKey });
  }
  function open() {
    // The browser selects the word below a double click.
    window.getSelection()?.removeAllRanges();
    onOpen?.(row.original);
  }
  return (
    <Table.Tr
      onMouseDown={press}
      onClick={toggle}
      onDoubleClick={onOpen && open}
      onFocus={markCut}
      data-selected={selected || undefined}
      data-fresh={fresh || undefined}
      data-tall={tall || undefined}
      data-row={row.id}
      aria-rowindex={place}
    >
      <Table.Td
        className={classes.select}
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        <Checkbox
          ref={checkbox}
          size="xs"
          aria-label={`Seleccionar ${name}`}
          checked={selected}
          onChange={row.getToggleSelectedHandler()}
        />
      </Table.Td>
      {row.getVisibleCells().map((cell) => {
        const { cell: content, meta } = cell.column.columnDef;
        return (
          <Table.Td
            key={cell.id}
            title={titleOf(cell.getValue(), meta?.mark)}
            data-mark={meta?.mark}
            data-pinned={meta?.pinned}
            data-numeric={meta?.numeric}
            data-long={meta?.long}
            data-whole={meta?.whole}
            data-wraps={meta?.wraps}
          >
            {flexRender(content, cell.getContext())}
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
}) as <Item extends { id: number }>(props: TableRowProps<Item>) => React.JSX.Element;

/** Tooltip with the full text of a cell that may be cut off or is a mark. */
function titleOf(value: unknown, isMark = false): string | undefined {
  return typeof value === 'string' && (isMark || value.length > 12) ? value : undefined;
}

/** Gives each cut cell of the focused row its whole text, which data-table.module.css lays over it for the keyboard. */
function markCut({ currentTarget }: FocusEvent<HTMLTableRowElement>) {
  const cells = [...currentTarget.querySelectorAll<HTMLElement>('td[title]:not([data-mark])')];
  for (const cell of cells) delete cell.dataset.cut;
  // All are measured before one changes, or each would be laid out anew.
  for (const cell of cells.filter(isCut)) cell.dataset.cut = cell.innerText;
}

function isCut(cell: HTMLElement): boolean {
  const parts = [...cell.querySelectorAll('*')];
  // Letters may be a few px higher than their line.
  if (parts.length > 0)
    return parts.some(
      (part) =>
        getComputedStyle(part).overflowX !== 'visible' &&
        (part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 4),
    );
  // `scrollWidth` counts the padding, where no text is shown.
  const text = document.createRange();
  text.selectNodeContents(cell);
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  const room = cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return text.getBoundingClientRect().width > room + 0.5;
}
