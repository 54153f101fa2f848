import { Group } from '@mantine/core';
import { useCallback, useState, type ComponentProps, type ReactNode } from 'react';
import { EditSelected } from '@/ui/bulk/list-actions';
import { scopeOf } from '@/ui/export/export-source';
import { Exportar } from '@/ui/export/exportar';
import { isAwaitingConnection, QueryState } from '@/ui/feedback/states';
import { PanelCard } from '@/ui/frame/panel-card';
import { useIsNarrow } from '@/ui/frame/use-is-narrow';
import { useIsPaper } from '@/ui/frame/use-is-paper';
import { ListHeading } from '@/ui/search/list-heading';
import { ColumnChooser } from '@/ui/table/column-chooser';
import { useTableView, type TableView } from '@/ui/table/table-view';
import { MovimientoEditorDrawer } from '../editar/movimiento-editor-drawer';
import type { BultoCounter } from '../escaneo/conteo';
import { TildarPorRemito } from '../escaneo/tildar-por-remito';
import { EDIT_TEXTS, type MontoOFlete } from '../movimiento-labels';
import { MovimientosSelection } from './movimientos-selection';
import { movimientosColumns, MovimientosTable } from './movimientos-table';
import { MovimientosTotales } from './movimientos-totales';
import { NO_ROWS, type Listado } from './use-listado';
import classes from './movimientos-result.module.css';

export interface ListadoTexts {
  title: string;
  fileName: string;
  viewName: string;
  importe: MontoOFlete;
  hint: string;
  notSearched?: string;
  error: string;
  totals: ComponentProps<typeof MovimientosTotales>['show'];
  totalsOf?: 'ticked';
  editor?: { position: 'right' | 'bottom'; description?: string };
}

const EDITOR = {
  position: 'right',
  description: 'Modificá los datos del movimiento seleccionado.',
} as const;

interface MovimientosResultProps {
  texts: ListadoTexts;
  listado: Listado;
  /** The applied filters, for files and paper. Null before the first search. */
  filters: readonly string[] | null;
  columnas: TableView | undefined;
  empty: ReactNode;
  marks?: ReadonlyMap<number, string>;
  counter?: BultoCounter;
  actions: ReactNode;
  more?: ReactNode;
  footer?: ReactNode;
}

export function MovimientosResult({
  texts: { title, importe, error, notSearched, editor = EDITOR, ...texts },
  listado: { query, rows, sort, selection, ticked },
  filters,
  columnas,
  empty,
  marks,
  counter,
  actions,
  more,
  footer,
}: MovimientosResultProps) {
  const isNarrow = useIsNarrow();
  const isPaper = useIsPaper();
  const control = useTableView(texts.viewName, columnas);
  const [editing, setEditing] = useState<number | null>(null);
  const [savedId, setSavedId] = useState<number | null>(null);
  const isSearching = filters !== null && query.isPending && !isAwaitingConnection(query);
  // On paper ticks are not visible.
  const summed = rows && texts.totalsOf === 'ticked' && !isPaper ? ticked : rows;
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

  function closeSaved(id: number) {
    setEditing(null);
    setSavedId(id);
  }

  return (
    <PanelCard flush>
      <Group justify="space-between" gap="xs" className={classes.toolbar}>
        <ListHeading
          title={title}
          count={rows?.length}
          searching={isSearching}
          filters={filters ?? []}
        />
        <Group gap="xs" data-print="never">
          {!isNarrow && <ColumnChooser columns={movimientosColumns} control={control} />}
          <Exportar
            source={
              rows && rows.length > 0
                ? {
                    name: texts.fileName,
                    columns: movimientosColumns,
                    view: control.view,
                    filters: filters ?? [],
                    ...scopeOf(rows, selection.ids),
                  }
                : null
            }
          />
          <TildarPorRemito rows={rows} selection={selection} counter={counter} />
        </Group>
      </Group>
      <MovimientosSelection
        selection={selection}
        hint={texts.hint}
        rows={rows ?? NO_ROWS}
        actions={
          <>
            <EditSelected texts={EDIT_TEXTS} selection={selection} onEdit={edit} />
            {actions}
          </>
        }
        more={more}
        totals={
          (isSearching || Boolean(rows?.length)) && (
            <MovimientosTotales rows={summed ?? null} show={texts.totals} />
          )
        }
      >
        <QueryState queries={[query]} error={error} notSearched={filters === null && notSearched}>
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
