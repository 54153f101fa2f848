import { Checkbox, Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import type { Header, ReactTable } from '@tanstack/react-table';
import { Fragment, type ReactNode } from 'react';
import classes from './data-table.module.css';
import { stacksOf, type TableFeatures } from './table-features';

interface TableHeadProps<Item extends { id: number }> {
  table: ReactTable<TableFeatures, Item>;
}

export function TableHead<Item extends { id: number }>({ table }: TableHeadProps<Item>) {
  const groups = table.getHeaderGroups();
  return (
    <Table.Thead>
      {groups.map((group, depth) => (
        <Table.Tr key={group.id} aria-rowindex={depth + 1}>
          {depth === 0 && table.options.enableRowSelection && (
            <Table.Th scope="col" rowSpan={groups.length} className={classes.select}>
              <SelectAll table={table} />
            </Table.Th>
          )}
          {stacksOf(group.headers.filter(({ rowSpan }) => rowSpan > 0)).map((stack) => (
            <HeadCell key={stack[0].id} table={table} stack={stack} />
          ))}
        </Table.Tr>
      ))}
    </Table.Thead>
  );
}

const ALL = 'Seleccionar todas las filas de la página';

export function SelectAll<Item extends { id: number }>({
  table,
  label,
}: {
  table: ReactTable<TableFeatures, Item>;
  label?: boolean;
}) {
  const isAll = table.getIsAllPageRowsSelected();
  return (
    <Checkbox
      size="xs"
      {...(label ? { label: ALL } : { 'aria-label': ALL })}
      disabled={table.getRowModel().rows.length === 0}
      checked={isAll}
      indeterminate={!isAll && table.getIsSomePageRowsSelected()}
      onChange={table.getToggleAllPageRowsSelectedHandler()}
    />
  );
}

interface HeadCellProps<Item extends { id: number }> {
  table: ReactTable<TableFeatures, Item>;
  stack: readonly [Header<TableFeatures, Item>, ...Header<TableFeatures, Item>[]];
}

function HeadCell<Item extends { id: number }>({ table, stack }: HeadCellProps<Item>) {
  const [{ column, rowSpan }] = stack;
  const { meta } = column.columnDef;
  const below = column.getLeafColumns().filter((leaf) => leaf.getIsVisible());
  const isGroup = column.columns.length > 0;
  const stacks = stacksOf(below.map((leaf) => ({ column: leaf })));
  const sorted = stack.find((header) => header.column.getIsSorted())?.column;
  return (
    <Table.Th
      scope={isGroup ? 'colgroup' : 'col'}
      colSpan={stacks.length}
      rowSpan={rowSpan}
      aria-sort={column.getCanSort() ? ORDERS[`${sorted?.getIsSorted() ?? false}`] : undefined}
      data-group={isGroup ? (isBesideMarks(stacks) ? 'beside' : 'above') : undefined}
      data-mark={meta?.mark}
      data-pinned={meta?.pinned}
      data-numeric={meta?.numeric}
    >
      {stack.map((header, index) => (
        <Fragment key={header.id}>
          {index > 0 && ' '}
          <SortButton column={header.column}>
            <table.FlexRender header={header} />
          </SortButton>
        </Fragment>
      ))}
    </Table.Th>
  );
}

/** An amount and two marks: the second line of the marks leaves room for the group's name above the amount's. */
const isBesideMarks = ([, marks, ...more]: readonly (readonly unknown[])[]) =>
  marks?.length === 2 && more.length === 0;

const ORDERS = { false: 'none', asc: 'ascending', desc: 'descending' } as const;
const ARROWS = { false: IconArrowsSort, asc: IconArrowUp, desc: IconArrowDown };

interface SortButtonProps<Item extends { id: number }> {
  column: Header<TableFeatures, Item>['column'];
  children: ReactNode;
}

function SortButton<Item extends { id: number }>({ column, children }: SortButtonProps<Item>) {
  if (!column.getCanSort()) return <div>{children}</div>;
  const sorted = column.getIsSorted();
  const Arrow = ARROWS[`${sorted}`];
  return (
    <div>
      <UnstyledButton className={classes.sort} onClick={() => column.toggleSorting()}>
        {children}
        <Arrow
          size={12}
          className={classes.arrow}
          aria-hidden="true"
          data-idle={!sorted || undefined}
        />
      </UnstyledButton>
    </div>
  );
}
