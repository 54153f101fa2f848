import { Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { EditSelected, SelectionActions } from '@/ui/list/list-actions';
import { PanelCard } from '@/ui/layout/panel-card';
import { EmptyNote, isAwaitingConnection, LoadError, OfflineNote } from '@/ui/feedback/states';
import type { RowSelection } from '@/ui/table/use-row-selection';
import { MovimientoEditorDrawer } from './movimiento-editor-drawer';
import type { Movimiento } from './movimiento.schema';
import classes from './movimientos-result.module.css';
import { MovimientosTable } from './movimientos-table';

const NO_ROWS: readonly Movimiento[] = [];

const countText = (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`);

interface MovimientosResultProps {
  title: string;
  /** The search's query, disabled before the first search. */
  query: UseQueryResult<Movimiento[]>;
  /** Whether the filters were applied. */
  searched: boolean;
  selection: RowSelection;
  /** Text before the first search. */
  notSearched: string;
  empty: string;
  error: string;
  editor: { position: 'right' | 'bottom'; description?: string };
  actions: ReactNode;
  /** Totals and more, below the rows. */
  footer: (rows: readonly Movimiento[]) => ReactNode;
}

/** All movements that a search found, to select, sort and edit. A failed search shows no rows and no totals. */
export function MovimientosResult({
  title,
  query,
  searched,
  selection,
  notSearched,
  empty,
  error,
  editor,
  actions,
  footer,
}: MovimientosResultProps) {
  const [editing, setEditing] = useState<number | null>(null);
  const rows = query.isError ? NO_ROWS : query.data;
  const edit = useCallback(({ id }: { id: number }) => setEditing(id), []);

  function closeEditor() {
    setEditing(null);
    void query.refetch();
  }

  return (
    <PanelCard flush>
      <div className={classes.toolbar}>
        <div className={classes.title}>
          <Title order={2}>{title}</Title>
          <span className={classes.count} role="status">
            {!searched || query.isError ? '' : rows ? countText(rows.length) : 'Buscando…'}
          </span>
        </div>
        <div className={classes.actions}>
          <SelectionActions selection={selection} />
          <EditSelected
            texts={{
              label: 'Editar Movimiento',
              noneSelected: 'Seleccioná un movimiento primero',
              severalSelected: 'Seleccioná un solo movimiento',
            }}
            selection={selection}
            onEdit={edit}
          />
          {actions}
        </div>
      </div>
      {!searched ? (
        <EmptyNote>{notSearched}</EmptyNote>
      ) : isAwaitingConnection(query) ? (
        <OfflineNote />
      ) : query.isError ? (
        <LoadError error={query.error} fallback={error} onRetry={() => void query.refetch()} />
      ) : (
        <MovimientosTable
          label={title}
          rows={rows}
          selection={selection}
          onOpen={edit}
          refetching={query.isFetching && !query.isPending}
          empty={empty}
          sortable
        />
      )}
      {footer(searched ? (rows ?? NO_ROWS) : NO_ROWS)}
      <MovimientoEditorDrawer id={editing} {...editor} onClose={closeEditor} />
    </PanelCard>
  );
}
