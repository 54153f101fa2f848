import { Button, Skeleton, Tabs, Title } from '@mantine/core';
import { useMutationState, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { EmptyNote, isAwaitingConnection, LoadError, OfflineNote } from '@/ui/feedback/states';
import { PanelCard } from '@/ui/layout/panel-card';
import { AgregarRecordatorio } from './agregar-recordatorio';
import { AvisoRow, type ToInlineHtml } from './aviso-row';
import { avisosLeidos, avisosNuevos, type Aviso, type Pendientes } from './avisos';
import type { Notificacion } from './notificacion.schema';
import type { NotificacionesTab } from './notificaciones-search';
import { notificacionesMutations, notificacionesQueries } from './notificaciones.queries';
import classes from './notificaciones-panel.module.css';

interface NotificacionesPanelProps {
  tab: NotificacionesTab;
  onTab: (tab: NotificacionesTab) => void;
}

/** Notificaciones, below the tiles of Inicio (spec section 2, Home; section 4, Notification). */
export function NotificacionesPanel({ tab, onTab }: NotificacionesPanelProps) {
  const nuevas = useQuery(notificacionesQueries.nuevas());
  const leidas = useQuery(notificacionesQueries.leidas());
  const anotaciones = useQuery(notificacionesQueries.anotaciones());
  const pendientes = usePendientes();
  // The tab merges two overlapping lists: wait for both, or its rows would change a moment later.
  const settled = !anotaciones.isPending || anotaciones.isPaused;
  const nuevos =
    nuevas.data && settled ? avisosNuevos(nuevas.data, anotaciones.data, pendientes) : undefined;
  const leidos = leidas.data && avisosLeidos(leidas.data, pendientes);

  return (
    <PanelCard>
      <div className={classes.header}>
        <Title order={2}>Notificaciones</Title>
        <AgregarRecordatorio onCreated={() => onTab('nuevas')} />
      </div>
      <Tabs
        value={tab}
        onChange={(value) => onTab(value === 'leidas' ? 'leidas' : 'nuevas')}
        keepMounted={false}
      >
        <Tabs.List>
          <Tabs.Tab value="nuevas" rightSection={<Count of={nuevos} />}>
            Nuevas
          </Tabs.Tab>
          <Tabs.Tab value="leidas" rightSection={<Count of={leidos} />}>
            Leídas
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="nuevas" pt="sm">
          {anotaciones.isError && !anotaciones.data && nuevas.data && (
            <div className={classes.partial}>
              <LoadError
                error={anotaciones.error}
                fallback="Error al obtener recordatorios"
                onRetry={() => void anotaciones.refetch()}
              />
            </div>
          )}
          <AvisosList query={nuevas} avisos={nuevos} empty="No hay notificaciones nuevas." />
        </Tabs.Panel>
        <Tabs.Panel value="leidas" pt="sm">
          <AvisosList
            query={leidas}
            avisos={leidos}
            empty="Todavía no hay notificaciones leídas."
          />
        </Tabs.Panel>
      </Tabs>
    </PanelCard>
  );
}

/** Pending mutations of any component. */
function usePendientes(): Pendientes {
  return {
    toggled: useMutationState({
      filters: { mutationKey: notificacionesMutations.toggleKey, status: 'pending' },
      select: ({ state }) => state.variables as Notificacion,
    }),
    deleted: useMutationState({
      filters: { mutationKey: notificacionesMutations.deleteKey, status: 'pending' },
      select: ({ state }) => state.variables as number,
    }),
  };
}

function Count({ of }: { of: readonly Aviso[] | undefined }) {
  return of && <span className={classes.count}>{of.length}</span>;
}

interface AvisosListProps {
  query: UseQueryResult<Notificacion[]>;
  /** Undefined while loading, or if the load failed. */
  avisos: readonly Aviso[] | undefined;
  empty: string;
}

/** Rows shown at first, and added by Mostrar más: read notifications are never deleted, so the list grows long. */
const STEP = 20;

const LOAD_ERROR = 'Error al obtener notificaciones';

function AvisosList({ query, avisos, empty }: AvisosListProps) {
  const sanitizer = useQuery(notificacionesQueries.sanitizer());
  const [shown, setShown] = useState(STEP);
  const list = useRef<HTMLDivElement>(null);

  /** Moves the focus to the next row's button before this row leaves. */
  function passFocus(item: HTMLLIElement) {
    const next = item.nextElementSibling ?? item.previousElementSibling;
    (next?.querySelector<HTMLElement>('button') ?? list.current)?.focus();
  }

  if (isAwaitingConnection(query) || isAwaitingConnection(sanitizer)) return <OfflineNote />;
  if (query.isError && !query.data) {
    return (
      <LoadError error={query.error} fallback={LOAD_ERROR} onRetry={() => void query.refetch()} />
    );
  }
  if (sanitizer.isError) {
    return (
      <LoadError error={null} fallback={LOAD_ERROR} onRetry={() => void sanitizer.refetch()} />
    );
  }
  if (!avisos || !sanitizer.data) return <LoadingRows />;
  const rest = avisos.length - shown;
  return (
    <div ref={list} tabIndex={-1} className={classes.list}>
      {avisos.length === 0 && <EmptyNote>{empty}</EmptyNote>}
      <ul>
        {avisos.slice(0, shown).map((aviso) => (
          <AvisoRow
            key={keyOf(aviso)}
            aviso={aviso}
            toInlineHtml={sanitizer.data satisfies ToInlineHtml}
            onLeave={passFocus}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="subtle" size="xs" mt="xs" onClick={() => setShown(shown + STEP)}>
          Mostrar más ({rest})
        </Button>
      )}
    </div>
  );
}

/** React key. A reminder and a notification may have the same id. */
function keyOf(aviso: Aviso): string {
  const isReminder = aviso.tipo === 'anotacion' || aviso.row.urgency === null;
  return `${isReminder ? 'recordatorio' : 'notificacion'}-${aviso.row.id}`;
}

function LoadingRows() {
  return (
    <div className={classes.loading} role="status" aria-label="Cargando...">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} height="3.625rem" />
      ))}
    </div>
  );
}
