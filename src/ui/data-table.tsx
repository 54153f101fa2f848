import { Checkbox, Skeleton, Table } from '@mantine/core';
import {
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row,
} from '@tanstack/react-table';
import type { MouseEvent } from 'react';
import classes from './data-table.module.css';
import { EmptyNote } from './states';
import { useIsNarrow } from './use-is-narrow';
import type { RowSelection } from './use-row-selection';

interface ColumnLook {
  /** Numbers stand at the right, in figures of one width. */
  numeric?: boolean;
  /** Stays under 768 px, where a table names such columns; the others leave. */
  narrow?: boolean;
  /** A long text: it may wrap, up to a width. */
  long?: boolean;
}

const columnMeta: ColumnLook = {};

/** What the panel's tables can do; columns are made with `createColumnHelper<TableFeatures, Row>()`. */
export const panelTableFeatures = tableFeatures({
  columnVisibilityFeature,
  columnMeta,
});

export type TableFeatures = typeof panelTableFeatures;

interface Identified {
  id: number;
}

interface DataTableProps<Item extends Identified> {
  /** What the table holds, for assistive technology. */
  label: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- columns of one table hold values of several types
  columns: readonly ColumnDef<TableFeatures, Item, any>[];
  /** Undefined while the first answer is awaited. */
  rows: readonly Item[] | undefined;
  selection: RowSelection;
  /** How a row is called in its checkbox's label. */
  rowName: (row: Item) => string;
  /** What a double click does, which is also a button elsewhere. */
  onOpen?: (row: Item) => void;
  empty: string;
  /** A newer answer is on its way for what is shown. */
  refetching?: boolean;
  skeletonRows?: number;
  /** Many columns: closer together, so that more of them are in view. */
  dense?: boolean;
}

const NO_ROWS: never[] = [];

/** A table with selectable rows. It draws what it is given: rows, order and selection belong to the screen. */
export function DataTable<Item extends Identified>({
  label,
  columns,
  rows,
  selection,
  rowName,
  onOpen,
  empty,
  refetching = false,
  skeletonRows = 10,
  dense = false,
}: DataTableProps<Item>) {
  const isNarrow = useIsNarrow();
  const hasNarrow = columns.some((column) => column.meta?.narrow);
  const columnVisibility = Object.fromEntries(
    columns.map((column) => [columnId(column), !(isNarrow && hasNarrow) || !!column.meta?.narrow]),
  );
  const table = useTable({
    features: panelTableFeatures,
    columns: columns as ColumnDef<TableFeatures, Item>[],
    data: rows ?? (NO_ROWS as readonly Item[]),
    getRowId: (row) => String(row.id),
    state: { columnVisibility },
  });
  const ids = rows?.map((row) => row.id) ?? [];
  const selectedHere = ids.filter((id) => selection.ids.has(id)).length;
  const headerGroups = table.getHeaderGroups();
  const visibleColumns = table.getVisibleLeafColumns();

  // A column without a group has a placeholder above its header: the first of the two is drawn, over all the rows.
  const drawn = new Set<string>();
  function isFirstOfItsColumn({ column }: { column: { id: string } }) {
    const isFirst = !drawn.has(column.id);
    drawn.add(column.id);
    return isFirst;
  }

  return (
    <div className={classes.scroll} tabIndex={-1}>
      <Table
        aria-label={label}
        aria-busy={refetching || !rows}
        className={classes.table}
        data-refetching={refetching || undefined}
        data-dense={dense || undefined}
        verticalSpacing={6}
        horizontalSpacing="sm"
        withRowBorders={false}
      >
        <thead>
          {headerGroups.map((group, depth) => (
            <tr key={group.id}>
              {depth === 0 && (
                <th scope="col" rowSpan={headerGroups.length} className={classes.select}>
                  <Checkbox
                    size="xs"
                    aria-label="Seleccionar todas las filas de la página"
                    disabled={ids.length === 0}
                    checked={ids.length > 0 && selectedHere === ids.length}
                    indeterminate={selectedHere > 0 && selectedHere < ids.length}
                    onChange={(event) => selection.setAll(ids, event.currentTarget.checked)}
                  />
                </th>
              )}
              {group.headers.filter(isFirstOfItsColumn).map((header) => {
                const isGroup = !header.isPlaceholder && header.subHeaders.length > 0;
                return (
                  <th
                    key={header.id}
                    scope={isGroup ? 'colgroup' : 'col'}
                    colSpan={header.colSpan}
                    rowSpan={header.isPlaceholder ? headerGroups.length - depth : 1}
                    data-group={isGroup || undefined}
                    data-numeric={header.column.columnDef.meta?.numeric}
                  >
                    <table.FlexRender header={header} />
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {rows
            ? table
                .getRowModel()
                .rows.map((row) => (
                  <BodyRow
                    key={row.id}
                    row={row}
                    FlexRender={table.FlexRender}
                    name={rowName(row.original)}
                    selected={selection.ids.has(row.original.id)}
                    onToggle={() => selection.toggle(row.original.id)}
                    onOpen={onOpen && (() => onOpen(row.original))}
                  />
                ))
            : Array.from({ length: skeletonRows }, (_, index) => (
                <tr key={index} className={classes.skeleton}>
                  <td className={classes.select} />
                  {visibleColumns.map((column) => (
                    <td key={column.id}>
                      <Skeleton height={12} radius="xl" />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </Table>
      {rows?.length === 0 && <EmptyNote>{empty}</EmptyNote>}
    </div>
  );
}

function columnId(column: { id?: string | undefined; accessorKey?: unknown }): string {
  return column.id ?? String(column.accessorKey);
}

/** What may not fit its cell can be read whole on hover. */
function titleOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.length > 12 ? value : undefined;
}

interface BodyRowProps<Item extends Identified> {
  row: Row<TableFeatures, Item>;
  FlexRender: ReturnType<typeof useTable<TableFeatures, Item>>['FlexRender'];
  name: string;
  selected: boolean;
  onToggle: () => void;
  onOpen: (() => void) | undefined;
}

function BodyRow<Item extends Identified>({
  row,
  FlexRender,
  name,
  selected,
  onToggle,
  onOpen,
}: BodyRowProps<Item>) {
  function toggle(event: MouseEvent) {
    // A drag that marked text to copy is no click, and the checkbox answers for itself.
    if (window.getSelection()?.type === 'Range' && event.detail < 2) return;
    onToggle();
  }
  return (
    // The row's click is a larger target for its checkbox, which the keyboard reaches.
    <tr onClick={toggle} onDoubleClick={onOpen} data-selected={selected || undefined}>
      <td className={classes.select} onClick={(event) => event.stopPropagation()}>
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
        >
          <FlexRender cell={cell} />
        </td>
      ))}
    </tr>
  );
}
