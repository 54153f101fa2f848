import { Group } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { EditSelected } from '@/ui/bulk/list-actions';
import { scopeOf } from '@/ui/export/export-source';
import { Exportar } from '@/ui/export/exportar';
import { isAwaitingConnection, QueryState } from '@/ui/feedback/states';
import { PanelCard } from '@/ui/frame/panel-card';
import { useIsNarrow } from '@/ui/frame/use-is-narrow';
import { ListHeading } from '@/ui/search/list-heading';
import { ColumnChooser } from '@/ui/table/column-chooser';
import { useTableView, type TableView } from '@/ui/table/table-view';
import type { RowSelection } from '@/ui/table/use-row-selection';
import { useSort } from '@/ui/table/use-sort';
import { MovimientoEditorDrawer } from '../editar/movimiento-editor-drawer';
import type { BultoCounter } from '../escaneo/conteo';
import { TildarPorRemito } from '../escaneo/tildar-por-remito';
import { EDIT_TEXTS } from '../movimiento-labels';
import type { Movimiento } from '../movimiento.schema';
import type { Importe } from './movimiento-tarjeta';
import { MovimientosSelection } from './movimientos-selection';
import { movimientosColumns, MovimientosTable } from './movimientos-table';
import classes from './movimientos-result.module.css';

const NO_ROWS: readonly Movimiento[] = [];

const EDITOR = {
  position: 'right',
  description: 'Modificá los datos del movimiento seleccionado.',
} as const;

interface MovimientosResultProps {
  title: string;
  /** Of an export. Default: the title. */
  fileName?: string;
  /** The applied filters, for files and paper. */
  filters: readonly string[];
  /** Storage key of the user's view of the table. */
  viewName: string;
  columnas: TableView | undefined;
  /** Disabled before the first search. */
  query: UseQueryResult<Movimiento[]>;
  searched: boolean;
  selection: RowSelection;
  importe: Importe;
  /** Shown while no row is selected. */
  hint: string;
  marks?: ReadonlyMap<number, string>;
  /** Set on screens that can count bultos. */
  counter?: BultoCounter;
  notSearched: string;
  empty: ReactNode;
  error: string;
  /** Default: at the right. */
  editor?: { position: 'right' | 'bottom'; description?: string };
  actions: ReactNode;
  /** Actions that the bar has no room for. */
  more?: ReactNode;
  /** `rows` is null while a search runs. Not called without rows. */
  totals: (rows: readonly Movimiento[] | null) => ReactNode;
  footer?: ReactNode;
}

/** A failed search shows no rows and no totals. */
export function MovimientosResult({
  title,
  fileName = title,
  filters,
  viewName,
  columnas,
  query,
  searched,
  selection,
  importe,
  hint,
  marks,
  counter,
  notSearched,
  empty,
  error,
  editor = EDITOR,
  actions,
  more,
  totals,
  footer,
}: MovimientosResultProps) {
  const isNarrow = useIsNarrow();
  const control = useTableView(viewName, columnas);
  const [editing, setEditing] = useState<number | null>(null);
  const [savedId, setSavedId] = useState<number | null>(null);
  const found = !searched || query.isError ? NO_ROWS : query.data;
  const { rows, sort } = useSort(movimientosColumns, found);
  const isSearching = !rows && !isAwaitingConnection(query);
  const edit = useCallback(({ id }: { id: number }) => {
    setEditing(id);
    // Cleared, so that a row saved twice flashes twice.
    setSavedId(null);
  }, []);

  /** Refreshes the list (spec section 2, Route sheet). */
  function closeEditor() {
    setEditing(null);
    void query.refetch();
  }

  /** The mutation has invalidated the list. */
  function closeSaved(id: number) {
    setEditing(null);
    setSavedId(id);
  }

  return (
    <PanelCard flush>
      <Group justify="space-between" gap="xs" className={classes.toolbar}>
        <ListHeading
          title={title}
          count={searched && !query.isError ? rows?.length : undefined}
          searching={isSearching}
          filters={filters}
        />
        <Group gap="xs" data-print="never">
          {!isNarrow && <ColumnChooser columns={movimientosColumns} control={control} />}
          <Exportar
            source={
              rows && rows.length > 0
                ? {
                    name: fileName,
                    columns: movimientosColumns,
                    view: control.view,
                    filters,
                    ...scopeOf(rows, selection.ids),
                  }
                : null
            }
          />
          <TildarPorRemito rows={rows ?? NO_ROWS} selection={selection} counter={counter} />
        </Group>
      </Group>
      <MovimientosSelection
        selection={selection}
        hint={hint}
        rows={rows ?? NO_ROWS}
        actions={
          <>
            <EditSelected texts={EDIT_TEXTS} selection={selection} onEdit={edit} />
            {actions}
          </>
        }
        more={more}
        totals={isSearching ? totals(null) : rows && rows.length > 0 && totals(rows)}
      >
        <QueryState queries={[query]} error={error} notSearched={!searched && notSearched}>
          <MovimientosTable
            label={title}
            view={control.view}
            rows={rows}
            selection={selection}
            importe={importe}
            marks={marks}
            freshId={savedId}
            onOpen={edit}
            refetching={query.isFetching && !query.isPending}
            empty={empty}
            sort={sort}
          />
        </QueryState>
      </MovimientosSelection>
      {footer}
      <MovimientoEditorDrawer id={editing} {...editor} onClose={closeEditor} onSaved={closeSaved} />
    </PanelCard>
  );
}
