import { Box, Button, Group, Skeleton, Tabs, Text, Title } from '@mantine/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useHoy } from '@/lib/values/use-hoy';
import { EmptyNote, LoadError, QueryState } from '@/ui/feedback/states';
import { PanelCard } from '@/ui/frame/panel-card';
import { AgregarRecordatorio } from './agregar-recordatorio';
import { AvisoRow } from './aviso-row';
import {
  isReminder,
  noticesOf,
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
import { useGruposNuevos, useLeidas } from './use-nuevos';
import classes from './notificaciones-panel.module.css';

interface NotificacionesPanelProps {
  tab: NotificacionesTab;
  onTab: (tab: NotificacionesTab) => void;
  /** Further rows of Para hoy. `avisos` is undefined if the notices or reminders could not be read. */
  renderHoy: (avisos: readonly AvisoConFecha[] | undefined) => ReactNode;
  /** Whether those rows are loading. The list waits for them, so that nothing moves. */
  isHoyPending: boolean;
}

/** Spec section 2, Home; section 4, Notification. */
export function NotificacionesPanel({
  tab,
  onTab,
  renderHoy,
  isHoyPending,
}: NotificacionesPanelProps) {
  const nuevas = useQuery(notificacionesQueries.nuevas());
  const leidas = useQuery(notificacionesQueries.leidas());
  const anotaciones = useQuery(notificacionesQueries.anotaciones());
  const grupos = useGruposNuevos(useHoy());
  const nuevos = grupos?.flatMap(({ avisos }) => avisos.map(({ aviso }) => aviso));
  const leidos = useLeidas()?.map((row): AvisoConFecha => ({
    aviso: { tipo: 'notificacion', row },
    fecha: null,
  }));

  return (
    <PanelCard flush>
      <Tabs
        className={classes.panel}
        value={tab}
        onChange={(value) => onTab(value === 'leidas' ? 'leidas' : 'nuevas')}
        keepMounted={false}
      >
        <Group gap="0.375rem var(--mantine-spacing-xs)" mb={4} className={classes.header}>
          <Title order={2} mr="xs">
            Notificaciones
          </Title>
          <Tabs.List>
            <Tabs.Tab value="nuevas" rightSection={<Count of={nuevos} />}>
              Nuevas
            </Tabs.Tab>
            <Tabs.Tab value="leidas" rightSection={<Count of={leidos} />}>
              Leídas
            </Tabs.Tab>
          </Tabs.List>
          <Group gap="xs" ml="auto">
            {tab === 'nuevas' && <MarcarTodas rows={nuevos && noticesOf(nuevos)} />}
            <AgregarRecordatorio onCreated={() => onTab('nuevas')} />
          </Group>
        </Group>
        <Tabs.Panel value="nuevas">
          {anotaciones.isError && !anotaciones.data && nuevas.data && (
            <LoadError
              error={anotaciones.error}
              fallback="Error al obtener recordatorios"
              onRetry={() => void anotaciones.refetch()}
            />
          )}
          <AvisosList
            query={nuevas}
            grupos={isHoyPending ? undefined : grupos}
            empty="No hay notificaciones nuevas."
            renderHoy={renderHoy}
          />
        </Tabs.Panel>
        <Tabs.Panel value="leidas">
          <AvisosList
            query={leidas}
            grupos={leidos && [{ id: null, avisos: leidos }]}
            empty="Todavía no hay notificaciones leídas."
          />
        </Tabs.Panel>
      </Tabs>
    </PanelCard>
  );
}

/** Keeps its width while loading. */
function Count({ of }: { of: readonly unknown[] | undefined }) {
  return (
    <Text component="span" size="xs" c="dimmed" miw="1.125rem">
      {of?.length ?? '\u00a0'}
    </Text>
  );
}

/** `id` is null for read notices, which form one group without a heading, in the server's order. */
interface Seccion extends Omit<Grupo, 'id'> {
  id: GrupoId | null;
}

const HEADINGS: Record<GrupoId, string> = {
  hoy: 'Para hoy',
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
  renderHoy?: NotificacionesPanelProps['renderHoy'];
}

/** Rows per Mostrar más. Read notifications are never deleted, so the list grows long. */
const STEP = 20;

function AvisosList({ query, grupos, empty, renderHoy }: AvisosListProps) {
  const sanitizer = useQuery(notificacionesQueries.sanitizer());
  const [shown, setShown] = useState(STEP);
  const list = useRef<HTMLDivElement>(null);

  /** Moves the focus to the next row's button before this row leaves. */
  function passFocus(item: HTMLLIElement) {
    const items = [...(list.current?.querySelectorAll('li') ?? [])];
    const at = items.indexOf(item);
    const next = items[at + 1] ?? items[at - 1];
    // Direct children only: skips the text's Ver más.
    const act = [...(next?.children ?? [])].find((part) => part instanceof HTMLButtonElement);
    (act ?? list.current)?.focus();
  }

  const { data: toInlineHtml } = sanitizer;
  const known = grupos ?? [];
  const total = known.reduce((sum, { avisos }) => sum + avisos.length, 0);
  const rest = total - shown;
  const toRows = (avisos: readonly AvisoConFecha[]) =>
    toInlineHtml &&
    avisos.map(({ aviso, fecha }) => (
      <AvisoRow
        key={keyOf(aviso)}
        aviso={aviso}
        fecha={fecha}
        toInlineHtml={toInlineHtml}
        onLeave={passFocus}
      />
    ));
  const taken = takeAvisos(known, shown);
  const deHoy = taken.find(({ id }) => id === 'hoy')?.avisos ?? [];
  return (
    <QueryState
      queries={[query, sanitizer]}
      keepsOld
      error="Error al obtener notificaciones"
      belowError={
        renderHoy && (
          <Box mt="xs" className={classes.list}>
            <ParaHoy>{renderHoy(undefined)}</ParaHoy>
          </Box>
        )
      }
    >
      {!grupos || !toInlineHtml ? (
        <LoadingRows />
      ) : (
        <div ref={list} tabIndex={-1} className={classes.list}>
          {renderHoy && (
            <ParaHoy>
              {toRows(deHoy)}
              {renderHoy(deHoy)}
            </ParaHoy>
          )}
          {total === 0 && <EmptyNote>{empty}</EmptyNote>}
          <div className={classes.columns}>
            {taken
              .filter(({ id }) => id !== 'hoy')
              .map(({ id, avisos }) => (
                <section key={id} aria-labelledby={id ?? undefined}>
                  {id && <h3 id={id}>{HEADINGS[id]}</h3>}
                  <ul>{toRows(avisos)}</ul>
                </section>
              ))}
          </div>
          {rest > 0 && (
            <Button variant="subtle" size="xs" mt="xs" onClick={() => setShown(shown + STEP)}>
              {`Mostrar más (${rest})`}
            </Button>
          )}
        </div>
      )}
    </QueryState>
  );
}

const keyOf = (aviso: Aviso): string =>
  `${isReminder(aviso) ? 'recordatorio' : 'notificacion'}-${aviso.row.id}`;

/** Mimics Para hoy and the groups below it. */
function LoadingRows() {
  return (
    <div className={classes.list} role="status" aria-label="Cargando...">
      <div className={classes.hoy}>
        <h3>{HEADINGS.hoy}</h3>
        <div className={classes.columns}>{loadingLines(6)}</div>
      </div>
      <div className={classes.columns}>{loadingLines(14)}</div>
    </div>
  );
}

const loadingLines = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className={classes.loading}>
      <Skeleton height="0.8125rem" />
    </div>
  ));

function ParaHoy({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="hoy" className={classes.hoy}>
      <h3 id="hoy">{HEADINGS.hoy}</h3>
      <ul className={classes.columns}>{children}</ul>
    </section>
  );
}
