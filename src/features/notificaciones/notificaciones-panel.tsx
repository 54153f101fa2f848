import { Box, Button, Group, Skeleton, Tabs, Text, Title } from '@mantine/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useHoy } from '@/lib/values/use-hoy';
import { EmptyNote, LoadError, QueryState } from '@/ui/feedback/states';
import { PanelCard } from '@/ui/frame/panel-card';
import { AgregarRecordatorio } from './agregar-recordatorio';
import { AvisoRow } from './aviso-row';
import { GRUPOS, isRecordatorio, type Aviso } from './avisos';
import { MarcarTodas } from './marcar-todas';
import type { Notificacion } from './notificacion.schema';
import type { NotificacionesTab } from './notificaciones-search';
import { notificacionesQueries } from './notificaciones.queries';
import { useNuevos, useLeidas } from './use-nuevos';
import classes from './notificaciones-panel.module.css';

/** Rows per Mostrar más. Read notifications are never deleted, so the list grows long. */
const ROWS_PER_MOSTRAR_MAS = 20;

interface NotificacionesPanelProps {
  tab: NotificacionesTab;
  onTab: (tab: NotificacionesTab) => void;
  /** Further rows of Para hoy. `avisos` is undefined if the notices or reminders could not be read. */
  renderHoy: (avisos: readonly Aviso[] | undefined) => ReactNode;
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
  const nuevos = useNuevos(useHoy());
  const notices = nuevos?.map(({ row }) => row).filter((row) => !isRecordatorio(row));
  const leidos = useLeidas()?.map((row): Aviso => ({ row, grupo: null, fecha: null }));

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
            {tab === 'nuevas' && <MarcarTodas rows={notices} />}
            <AgregarRecordatorio onCreated={() => onTab('nuevas')} />
          </Group>
        </Group>
        <Tabs.Panel value="nuevas">
          {anotaciones.isError && nuevas.data && (
            <LoadError
              error={anotaciones.error}
              fallback="Error al obtener recordatorios"
              isOld={anotaciones.data !== undefined}
              onRetry={() => void anotaciones.refetch()}
            />
          )}
          <AvisosList
            query={nuevas}
            avisos={isHoyPending ? undefined : nuevos}
            empty="No hay notificaciones nuevas."
            renderHoy={renderHoy}
          />
        </Tabs.Panel>
        <Tabs.Panel value="leidas">
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

function Count({ of }: { of: readonly unknown[] | undefined }) {
  return (
    <Text component="span" size="xs" c="dimmed" miw="1.125rem">
      {of?.length ?? '\u00a0'}
    </Text>
  );
}

interface AvisosListProps {
  query: UseQueryResult<Notificacion[]>;
  avisos: readonly Aviso[] | undefined;
  empty: string;
  renderHoy?: NotificacionesPanelProps['renderHoy'];
}

function AvisosList({ query, avisos, empty, renderHoy }: AvisosListProps) {
  const sanitizer = useQuery(notificacionesQueries.sanitizer());
  const [shown, setShown] = useState(ROWS_PER_MOSTRAR_MAS);
  const list = useRef<HTMLDivElement>(null);

  /** Moves the focus to the next row's button before this one's row leaves. */
  function passFocus(button: HTMLButtonElement) {
    // Direct children only: skips the text's Ver más.
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('li>button') ?? [])];
    const at = buttons.indexOf(button);
    (buttons[at + 1] ?? buttons[at - 1] ?? list.current)?.focus();
  }

  const { data: toInlineHtml } = sanitizer;
  const rest = (avisos?.length ?? 0) - shown;
  const taken = avisos?.slice(0, shown) ?? [];
  const of = (grupo: Aviso['grupo']) => taken.filter((aviso) => aviso.grupo === grupo);
  const toRows = (grupo: Aviso['grupo']) =>
    toInlineHtml &&
    of(grupo).map((aviso) => (
      <AvisoRow
        key={`${aviso.row.urgency === null} ${aviso.row.id}`}
        aviso={aviso}
        toInlineHtml={toInlineHtml}
        onLeave={passFocus}
      />
    ));
  return (
    <QueryState
      queries={[query, sanitizer]}
      error="Error al obtener notificaciones"
      belowError={
        renderHoy && (
          <Box mt="xs" className={classes.list}>
            <ParaHoy>{renderHoy(undefined)}</ParaHoy>
          </Box>
        )
      }
    >
      {!avisos || !toInlineHtml ? (
        <LoadingRows />
      ) : (
        <div ref={list} tabIndex={-1} className={classes.list}>
          {renderHoy && (
            <ParaHoy>
              {toRows('hoy')}
              {renderHoy(of('hoy'))}
            </ParaHoy>
          )}
          {avisos.length === 0 && <EmptyNote>{empty}</EmptyNote>}
          <div className={classes.columns}>
            {[...new Set(taken.map(({ grupo }) => grupo))]
              .filter((id) => id !== 'hoy')
              .map((id) => (
                <section key={id} aria-labelledby={id ?? undefined}>
                  {id && <h3 id={id}>{GRUPOS[id]}</h3>}
                  <ul>{toRows(id)}</ul>
                </section>
              ))}
          </div>
          {rest > 0 && (
            <Button
              variant="subtle"
              size="xs"
              mt="xs"
              onClick={() => setShown(shown + ROWS_PER_MOSTRAR_MAS)}
            >
              {`Mostrar más (${rest})`}
            </Button>
          )}
        </div>
      )}
    </QueryState>
  );
}

function LoadingRows() {
  return (
    <div className={classes.list} role="status" aria-label="Cargando...">
      <div className={classes.hoy}>
        <h3>{GRUPOS.hoy}</h3>
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
      <h3 id="hoy">{GRUPOS.hoy}</h3>
      <ul className={classes.columns}>{children}</ul>
    </section>
  );
}
