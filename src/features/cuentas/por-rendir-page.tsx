import { Group, Stack } from '@mantine/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { groupARendir, type GrupoARendir } from '@/domain/agrupaciones';
import { montoARendir, porAntiguedad } from '@/domain/deuda';
import { diasEntre, formatFecha } from '@/domain/fechas';
import { owedBefore, owedSince } from '@/domain/rangos';
import type { Movimiento } from '@/features/movimientos';
import { showCount } from '@/lib/values/show-importe';
import { useHoy } from '@/lib/values/use-hoy';
import { PageHeader } from '@/ui/frame/page-header';
import { PageTabs } from '@/ui/frame/page-tabs';
import { PanelCard } from '@/ui/frame/panel-card';
import type { TableColumn } from '@/ui/table/table-features';
import { UndoLine } from '@/ui/undo/undo-line';
import { ARendir, nothingToHandOver } from './a-rendir';
import { Antiguedad } from './antiguedad';
import { defaultDesde, type PorRendirSearch } from './cuentas-search';
import { cuentasQueries } from './cuentas.queries';
import { DeAntes } from './de-antes';
import { DesdeForm } from './desde-form';
import { GruposCard } from './grupos-card';
import { cifra, TodosLosGrupos } from './grupos-table';

export function PorRendirPage({ search }: { search: PorRendirSearch }) {
  const hoy = useHoy();
  const desde = search.desde ?? defaultDesde(hoy);
  const { remitente } = search;
  const select = useCallback(
    (rows: Movimiento[]) =>
      remitente === undefined
        ? rows
        : (groupARendir(rows).find(({ clave }) => clave === remitente)?.filas ?? []),
    [remitente],
  );
  const query = useQuery({ ...cuentasQueries.porRendir(owedSince(desde)), select });
  const deAntes = useQuery({ ...cuentasQueries.porRendir(owedBefore(desde)), select });
  return (
    <>
      <PageHeader
        title="Contrareembolsos por rendir"
        crumbs={[{ label: 'Recibos', to: '/recibos-menu' }, { label: 'Por rendir' }]}
      />
      <PageTabs
        label="Contrareembolso"
        tabs={[
          { label: 'Por cliente', to: '/contrareembolso' },
          { label: 'Por rendir', to: '/contrareembolso/por-rendir', isCurrent: true },
        ]}
      />
      <PanelCard>
        <Group align="flex-end" gap="0.75rem 2rem">
          <DesdeForm desde={desde} />
          <Stack justify="center" mih="2.25rem">
            <DeAntes
              param="desde"
              nombre="Por rendir de antes"
              query={deAntes}
              importe={montoARendir}
            />
          </Stack>
        </Group>
      </PanelCard>
      {remitente === undefined ? (
        <Remitentes desde={desde} hoy={hoy} query={query} />
      ) : (
        <DeRemitente key={remitente} desde={desde} query={query} columnas={search.columnas} />
      )}
    </>
  );
}

type Remitente = GrupoARendir<Movimiento>;

export const remitentesColumns = (hoy: string): TableColumn<Remitente>[] => [
  {
    id: 'desde',
    header: 'Desde',
    accessorFn: ({ desde }) => desde,
    meta: { kind: 'fecha', width: 6 },
  },
  {
    id: 'dias',
    header: 'Días',
    accessorFn: ({ desde }) => desde && Math.max(0, diasEntre(desde, hoy)),
    meta: { numeric: true, width: 4 },
  },
  cifra('Movimientos', ({ filas }) => filas.length),
];

interface PorRendirProps {
  desde: string;
  query: UseQueryResult<Movimiento[]>;
}

function Remitentes({ desde, hoy, query }: PorRendirProps & { hoy: string }) {
  const { data: rows } = query;
  const grupos = useMemo(() => rows && groupARendir(rows), [rows]);
  const columns = useMemo(() => remitentesColumns(hoy), [hoy]);
  const tramos = useMemo(() => rows && porAntiguedad(rows, montoARendir, hoy), [rows, hoy]);
  return (
    <>
      <UndoLine of="movimientos" />
      <Antiguedad
        queries={[query]}
        partes={[{ title: `Por rendir desde el ${formatFecha(desde)}`, tramos }]}
      />
      <GruposCard
        title="Remitentes"
        tabla={{
          header: 'Remitente',
          grupos,
          columns,
          owed: { header: 'Por rendir', of: ({ aRendir }) => aRendir },
        }}
        queries={[query]}
        empty={nothingToHandOver(desde)}
        fileName="Contrareembolsos por rendir"
        filters={[`Desde el ${formatFecha(desde)}`]}
        param="remitente"
        detail={({ filas, desde: oldest }) =>
          [
            showCount(filas.length, 'movimiento'),
            ...(oldest ? [`desde el ${formatFecha(oldest)}${showAge(oldest, hoy)}`] : []),
          ].join(' · ')
        }
        isCliente
      />
    </>
  );
}

function showAge(fecha: string, hoy: string): string {
  const dias = diasEntre(fecha, hoy);
  return dias > 0 ? `, hace ${showCount(dias, 'día')}` : '';
}

interface DeRemitenteProps extends PorRendirProps {
  columnas: PorRendirSearch['columnas'];
}

function DeRemitente({ desde, query, columnas }: DeRemitenteProps) {
  const remitente = query.data?.[0]?.clienteOrigen;
  return (
    <>
      <TodosLosGrupos />
      <ARendir
        title={remitente?.nombre || 'Movimientos'}
        remitente={remitente?.id ? { id: remitente.id, nombre: remitente.nombre } : null}
        desde={desde}
        query={query}
        columnas={columnas}
      >
        <UndoLine of="movimientos" />
      </ARendir>
    </>
  );
}
