import { type Cell, type Column } from '@tanstack/react-table';
import { Fragment, memo, type FocusEvent, type ReactNode } from 'react';
import classes from './data-table.module.css';
import { stacksOf, type TableFeatures } from './table-features';
import { useRowPress, type RowProps } from './use-row-press';

interface TableRowProps<Item extends { id: number }> extends RowProps<Item> {
  /** Only for `memo`: the cells change with the visible columns. */
  columns: readonly Column<TableFeatures, Item>[];
  /** `aria-rowindex`, counting header rows. Undefined if all rows are rendered. */
  place: number | undefined;
}

/** Plain elements: Mantine's in each of some thirty rows were three quarters of the script of a turn of the wheel. */
export const TableRow = memo(function TableRow<Item extends { id: number }>({
  columns: _,
  place,
  ...props
}: TableRowProps<Item>) {
  const { rowProps, checkboxProps } = useRowPress(props);
  return (
    <tr {...rowProps} className={classes.row} onFocus={markCut} aria-rowindex={place}>
      {props.row.getCanSelect() && (
        <td className={classes.select}>
          <input {...checkboxProps} />
        </td>
      )}
      {stacksOf(props.row.getVisibleCells()).map((stack) => {
        const [cell] = stack;
        const { meta } = cell.column.columnDef;
        return (
          <td
            key={cell.id}
            title={stack.length > 1 ? undefined : titleOf(cell.getValue(), meta?.mark)}
            data-mark={meta?.mark}
            data-pinned={meta?.pinned}
            data-numeric={meta?.numeric}
          >
            {stack.map((line, index) => (
              <Fragment key={line.id}>
                {index > 0 && ' '}
                <div className={stack.length > 1 ? classes.line : classes.text}>
                  {contentOf(line)}
                </div>
              </Fragment>
            ))}
          </td>
        );
      })}
    </tr>
  );
}) as <Item extends { id: number }>(props: TableRowProps<Item>) => React.JSX.Element;

/** Not a component: a text is then the only content of its element, and re-renders survive a browser's page translation. */
function contentOf<Item extends { id: number }>(line: Cell<TableFeatures, Item>): ReactNode {
  const { cell } = line.column.columnDef;
  return typeof cell === 'function' ? (cell(line.getContext()) as ReactNode) : cell;
}

function titleOf(value: unknown, isMark = false): string | undefined {
  return typeof value === 'string' && (isMark || value.length > 12) ? value : undefined;
}

/** data-table.module.css shows the whole text over each cut cell of the focused row, for the keyboard. */
function markCut({ currentTarget }: FocusEvent<HTMLTableRowElement>) {
  const cells = [...currentTarget.querySelectorAll<HTMLElement>('td[title]')];
  for (const cell of cells) delete cell.dataset.cut;
  // Measure all before changing one, to lay out once.
  for (const cell of cells.filter(isCut)) cell.dataset.cut = cell.innerText;
}

/** Includes text for screen readers only, as in a mark. Letters may be a few px higher than their line. */
const isCut = (cell: HTMLElement): boolean =>
  [...cell.querySelectorAll('*')].some(
    (part) =>
      getComputedStyle(part).overflowX !== 'visible' &&
      (part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 4),
  );
