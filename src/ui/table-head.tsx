import type { Header, ReactTable } from '@tanstack/react-table';
import classes from './data-table.module.css';
import { RowCheckbox } from './row-checkbox';
import type { TableFeatures, TableSorting } from './table-features';
import { isWindowed } from './use-row-window';
import type { RowSelection } from './use-row-selection';

interface TableHeadProps<Item extends { id: number }> {
  table: ReactTable<TableFeatures, Item>;
  ids: readonly number[];
  selection: RowSelection;
  sorting: TableSorting | undefined;
}

/** The headers, in as many rows as the columns' groups ask for, and the checkbox that selects or clears every row shown. */
export function TableHead<Item extends { id: number }>({
  table,
  ids,
  selection,
  sorting,
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
                sorting={sorting}
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
  sorting: TableSorting | undefined;
}

function HeadCell<Item extends { id: number }>({
  table,
  header,
  rows,
  sorting,
}: HeadCellProps<Item>) {
  const isGroup = !header.isPlaceholder && header.subHeaders.length > 0;
  const { column } = header;
  const sorts = isGroup ? undefined : sorting;
  const label = <table.FlexRender header={header} />;
  return (
    <th
      scope={isGroup ? 'colgroup' : 'col'}
      colSpan={header.colSpan}
      rowSpan={header.isPlaceholder ? rows : 1}
      aria-sort={sorts?.orderOf(column)}
      data-group={isGroup || undefined}
      data-numeric={column.columnDef.meta?.numeric}
      data-wraps={column.columnDef.meta?.wraps}
    >
      {sorts ? <sorts.SortButton column={column}>{label}</sorts.SortButton> : label}
    </th>
  );
}
