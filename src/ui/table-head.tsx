import type { Header, ReactTable } from '@tanstack/react-table';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import classes from './data-table.module.css';
import { RowCheckbox } from './row-checkbox';
import type { TableFeatures } from './table-features';
import { isWindowed } from './use-row-window';
import type { RowSelection } from './use-row-selection';

interface TableHeadProps<Item extends { id: number }> {
  table: ReactTable<TableFeatures, Item>;
  ids: readonly number[];
  selection: RowSelection;
  sortable: boolean;
}

/** The headers, in as many rows as the columns' groups ask for, and the checkbox that selects or clears every row shown. */
export function TableHead<Item extends { id: number }>({
  table,
  ids,
  selection,
  sortable,
}: TableHeadProps<Item>) {
  const groups = table.getHeaderGroups();
  const isGrouped = groups.length > 1;
  const selectedHere = ids.filter((id) => selection.ids.has(id)).length;

  // A column without a group has a placeholder above its header: the first of the two is drawn, over all the rows.
  const drawn = new Set<string>();
  function isFirstOfItsColumn({ column }: { column: { id: string } }) {
    const isFirst = !drawn.has(column.id);
    drawn.add(column.id);
    return isFirst;
  }

  return (
    <>
      {isGrouped && (
        // A group's header is of its columns only where they are a group.
        <>
          <colgroup />
          {groups[0]?.headers.map(({ id, colSpan }) => (
            <colgroup key={id} span={colSpan} />
          ))}
        </>
      )}
      <thead>
        {groups.map((group, depth) => (
          <tr key={group.id} aria-rowindex={isWindowed(ids.length) ? depth + 1 : undefined}>
            {depth === 0 && (
              <th scope="col" rowSpan={groups.length} className={classes.select}>
                <RowCheckbox
                  label="Seleccionar todas las filas de la página"
                  disabled={ids.length === 0}
                  checked={ids.length > 0 && selectedHere === ids.length}
                  indeterminate={selectedHere > 0 && selectedHere < ids.length}
                  onChange={(checked) => selection.setAll(ids, checked)}
                />
              </th>
            )}
            {group.headers.filter(isFirstOfItsColumn).map((header) => (
              <HeadCell
                key={header.id}
                table={table}
                header={header}
                rows={groups.length - depth}
                sortable={sortable}
              />
            ))}
          </tr>
        ))}
      </thead>
    </>
  );
}

interface HeadCellProps<Item extends { id: number }> {
  table: ReactTable<TableFeatures, Item>;
  header: Header<TableFeatures, Item>;
  rows: number;
  sortable: boolean;
}

const SORT = {
  asc: { word: 'ascending', Icon: IconArrowUp },
  desc: { word: 'descending', Icon: IconArrowDown },
  none: { word: 'none', Icon: IconArrowsSort },
} as const;

function HeadCell<Item extends { id: number }>({
  table,
  header,
  rows,
  sortable,
}: HeadCellProps<Item>) {
  const isGroup = !header.isPlaceholder && header.subHeaders.length > 0;
  const { column } = header;
  const { word, Icon } = SORT[column.getIsSorted() || 'none'];
  const sorts = sortable && !isGroup;
  return (
    <th
      scope={isGroup ? 'colgroup' : 'col'}
      colSpan={header.colSpan}
      rowSpan={header.isPlaceholder ? rows : 1}
      aria-sort={sorts ? word : undefined}
      data-group={isGroup || undefined}
      data-numeric={column.columnDef.meta?.numeric}
      data-wraps={column.columnDef.meta?.wraps}
    >
      {sorts ? (
        <button type="button" className={classes.sort} onClick={() => column.toggleSorting()}>
          <table.FlexRender header={header} />
          <Icon size={13} aria-hidden="true" data-idle={word === 'none' || undefined} />
        </button>
      ) : (
        <table.FlexRender header={header} />
      )}
    </th>
  );
}
