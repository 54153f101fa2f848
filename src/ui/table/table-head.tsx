import { Checkbox, Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import type { Header, ReactTable } from '@tanstack/react-table';
import classes from './data-table.module.css';
import type { TableFeatures } from './table-features';

interface TableHeadProps<Item extends { id: number }> {
  table: ReactTable<TableFeatures, Item>;
  /** Whether header rows get an `aria-rowindex`. */
  numbered: boolean;
}

/** Header rows, one for each level of column groups, with the checkbox that selects or clears all rows of the page. */
export function TableHead<Item extends { id: number }>({ table, numbered }: TableHeadProps<Item>) {
  const groups = table.getHeaderGroups();
  return (
    <Table.Thead>
      {groups.map((group, depth) => (
        <Table.Tr key={group.id} aria-rowindex={numbered ? depth + 1 : undefined}>
          {depth === 0 && (
            <Table.Th scope="col" rowSpan={groups.length} className={classes.select}>
              <Checkbox
                size="xs"
                aria-label="Seleccionar todas las filas de la página"
                disabled={table.getRowModel().rows.length === 0}
                checked={table.getIsAllPageRowsSelected()}
                indeterminate={
                  table.getIsSomePageRowsSelected() && !table.getIsAllPageRowsSelected()
                }
                onChange={table.getToggleAllPageRowsSelectedHandler()}
              />
            </Table.Th>
          )}
          {group.headers
            .filter(({ rowSpan }) => rowSpan > 0)
            .map((header) => (
              <HeadCell key={header.id} table={table} header={header} />
            ))}
        </Table.Tr>
      ))}
    </Table.Thead>
  );
}

const SORTS = {
  false: { order: 'none', Icon: IconArrowsSort },
  asc: { order: 'ascending', Icon: IconArrowUp },
  desc: { order: 'descending', Icon: IconArrowDown },
} as const;

interface HeadCellProps<Item extends { id: number }> {
  table: ReactTable<TableFeatures, Item>;
  header: Header<TableFeatures, Item>;
}

function HeadCell<Item extends { id: number }>({ table, header }: HeadCellProps<Item>) {
  const { column, colSpan, rowSpan } = header;
  const { meta } = column.columnDef;
  const isGroup = column.columns.length > 0;
  const sortable = column.getCanSort();
  const { order, Icon } = SORTS[`${column.getIsSorted()}`];
  const label = <table.FlexRender header={header} />;
  return (
    <Table.Th
      scope={isGroup ? 'colgroup' : 'col'}
      colSpan={colSpan}
      rowSpan={rowSpan}
      aria-sort={sortable ? order : undefined}
      data-group={isGroup || undefined}
      data-mark={meta?.mark}
      data-pinned={meta?.pinned}
      data-numeric={meta?.numeric}
      data-wraps={meta?.wraps}
    >
      {sortable ? (
        <button type="button" className={classes.sort} onClick={() => column.toggleSorting()}>
          <span>{label}</span>
          <Icon size={13} aria-hidden="true" data-idle={order === 'none' || undefined} />
        </button>
      ) : (
        label
      )}
    </Table.Th>
  );
}
