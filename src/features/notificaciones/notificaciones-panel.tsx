import { Button, Skeleton, Tabs, Title } from '@mantine/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useHoy } from '@/lib/use-hoy';
import { EmptyNote, isAwaitingConnection, LoadError, OfflineNote } from '@/ui/feedback/states';
import { PanelCard } from '@/ui/layout/panel-card';
import { AgregarRecordatorio } from './agregar-recordatorio';
import { AvisoRow, type ToInlineHtml } from './aviso-row';
import {
  markable,
  takeAvisos,
  type Aviso,
  type AvisoConFecha,
  type Grupo,
  type GrupoId,
} from './avisos';
import { MarcarTodas } from './marcar-todas';
import type { Notificacion } from './notificacion.schema';
import type { NotificacionesTab } from './notificaciones-search';
import { notificacionesQueries } from './notificaciones.queries';
import { useFindAsunto, useGruposNuevos } from './use-nuevos';
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
  const grupos = useGruposNuevos(useHoy());
  const nuevos = grupos?.flatMap(({ avisos }) => avisos.map(({ aviso }) => aviso));
  const leidos = leidas.data?.map((row): AvisoConFecha => ({
    aviso: { tipo: 'notificacion', row },
    fecha: null,
  }));

  return (
    <PanelCard flush>
      <div className={classes.panel}>
        <div className={classes.header}>
          <Title order={2} id="notificaciones">
            Notificaciones
          </Title>
          <AgregarRecordatorio onCreated={() => onTab('nuevas')} />
        </div>
        <Tabs
          classNames={{ tab: classes.tab }}
          value={tab}
          onChange={(value) => onTab(value === 'leidas' ? 'leidas' : 'nuevas')}
          keepMounted={false}
        >
          <div className={classes.tabs}>
            <Tabs.List className={classes.tabList}>
              <Tabs.Tab value="nuevas" rightSection={<Count of={nuevos} />}>
                Nuevas
              </Tabs.Tab>
              <Tabs.Tab value="leidas" rightSection={<Count of={leidos} />}>
                Leídas
              </Tabs.Tab>
            </Tabs.List>
            {tab === 'nuevas' && <MarcarTodas rows={nuevos && markable(nuevos)} />}
          </div>
          <Tabs.Panel value="nuevas">
            {anotaciones.isError && !anotaciones.data && nuevas.data && (
              <div className={classes.partial}>
                <LoadError
                  error={anotaciones.error}
                  fallback="Error al obtener recordatorios"
                  onRetry={() => void anotaciones.refetch()}
                />
              </div>
            )}
            <AvisosList query={nuevas} grupos={grupos} empty="No hay notificaciones nuevas." />
          </Tabs.Panel>
          <Tabs.Panel value="leidas" pt="xs">
            <AvisosList
              query={leidas}
              grupos={leidos && [{ id: null, avisos: leidos }]}
              empty="Todavía no hay notificaciones leídas."
            />
          </Tabs.Panel>
        </Tabs>
      </div>
    </PanelCard>
  );
}

function Count({ of }: { of: readonly unknown[] | undefined }) {
  return of && <span className={classes.count}>{of.length}</span>;
}

/** Groups of rows. The read notices are one group without a heading, in the server's order. */
interface Seccion extends Omit<Grupo, 'id'> {
  id: GrupoId | null;
}

const HEADINGS: Record<GrupoId, string> = {
  recordatorios: 'Recordatorios',
  vencido: 'Vencido',
  'esta-semana': 'Esta semana',
  'este-mes': 'Este mes',
  despues: 'Después',
  'sin-fecha': 'Sin fecha',
};

interface AvisosListProps {
  query: UseQueryResult<Notificacion[]>;
  /** Undefined while loading, or if the load failed. */
  grupos: readonly Seccion[] | undefined;
  empty: string;
}

/** Rows shown at first, and added by Mostrar más: read notifications are never deleted, so the list grows long. */
const STEP = 20;

const LOAD_ERROR = 'Error al obtener notificaciones';

function AvisosList({ query, grupos, empty }: AvisosListProps) {
  const sanitizer = useQuery(notificacionesQueries.sanitizer());
  const findAsunto = useFindAsunto();
  const [shown, setShown] = useState(STEP);
  const list = useRef<HTMLDivElement>(null);

  /** Moves the focus to the next row's button before this row leaves. */
  function passFocus(item: HTMLLIElement) {
    const items = [...(list.current?.querySelectorAll('li') ?? [])];
    const at = items.indexOf(item);
    const next = items[at + 1] ?? items[at - 1];
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
  if (!grupos || !sanitizer.data) return <LoadingRows />;
  const toInlineHtml = sanitizer.data satisfies ToInlineHtml;
  const total = grupos.reduce((sum, { avisos }) => sum + avisos.length, 0);
  const rest = total - shown;
  return (
    <div ref={list} tabIndex={-1} className={classes.list}>
      {total === 0 && <EmptyNote>{empty}</EmptyNote>}
      {takeAvisos(grupos, shown).map(({ id, avisos }) => (
        <section key={id} aria-labelledby={id ?? undefined}>
          {id && (
            <h3 id={id} className={classes.heading}>
              {HEADINGS[id]}
            </h3>
          )}
          <ul>
            {avisos.map(({ aviso, fecha }) => (
              <AvisoRow
                key={keyOf(aviso)}
                aviso={aviso}
                fecha={fecha}
                findAsunto={findAsunto}
                toInlineHtml={toInlineHtml}
                onLeave={passFocus}
              />
            ))}
          </ul>
        </section>
      ))}
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
        <Skeleton key={index} height="2.25rem" />
      ))}
    </div>
  );
}
