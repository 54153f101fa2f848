import { Group, Input, NativeSelect } from '@mantine/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { groupDeuda, type GrupoDeuda } from '@/domain/agrupaciones';
import { AGRUPACIONES, isPaso, type Agrupacion } from '@/domain/agrupar-por';
import { porAntiguedad } from '@/domain/deuda';
import { owedBefore } from '@/domain/rangos';
import { fleteAdeudado } from '@/domain/totales';
import { clientesQueries } from '@/features/clientes';
import {
  MOVIMIENTO_LABELS,
  MovimientosResult,
  MovimientosTotales,
  useListado,
  type ListadoTexts,
  type Movimiento,
} from '@/features/movimientos';
import {
  ReportesTabs,
  NONE_FOUND,
  reportesChips,
  ReportesFields,
  reportesQueries,
  SEARCH_ERROR,
  toAppliedSearch,
  type ReportesSearch,
  VerCuentaDeFila,
} from '@/features/reportes';
import { showCount, showMonto } from '@/lib/values/show-importe';
import { useHoy } from '@/lib/values/use-hoy';
import { LoadError } from '@/ui/feedback/states';
import { PageHeader } from '@/ui/frame/page-header';
import { SearchForm } from '@/ui/search/search-form';
import { useAppliedSearch } from '@/ui/search/use-applied-search';
import { UndoLine } from '@/ui/undo/undo-line';
import { Antiguedad } from './antiguedad';
import { ColumnasPorFecha } from './columnas';
import { type DeudoresSearch } from './cuentas-search';
import { DeAntes } from './de-antes';
import { GruposCard } from './grupos-card';
import { cifra, TodosLosGrupos } from './grupos-table';

type Deudor = GrupoDeuda<Movimiento>;

const POR: Record<Agrupacion, { label: string; name: string }> = {
  cargo: { label: 'Quién paga el flete', name: 'Quién paga' },
  cliente: { label: 'Cliente de origen', name: 'Cliente' },
  representante: { label: MOVIMIENTO_LABELS.representante, name: MOVIMIENTO_LABELS.representante },
  dia: { label: 'Día', name: 'Día' },
  semana: { label: 'Semana', name: 'Semana' },
  mes: { label: 'Mes', name: 'Mes' },
  servicio: { label: MOVIMIENTO_LABELS.servicio, name: MOVIMIENTO_LABELS.servicio },
  localidad: { label: 'Localidad de quien paga', name: 'Localidad' },
};

const FIGURES = [
  cifra<Deudor>('Movimientos', ({ filas }) => filas.length),
  cifra<Deudor>(MOVIMIENTO_LABELS.bultos, ({ total }) => total),
  cifra<Deudor>(MOVIMIENTO_LABELS.monto, ({ monto }) => monto, 'pesos'),
  cifra<Deudor>(MOVIMIENTO_LABELS.flete, ({ flete }) => flete, 'pesos'),
  cifra<Deudor>('Pagado', ({ pagado }) => pagado, 'pesos'),
];

const filterTexts = (search: DeudoresSearch) =>
  reportesChips(search, () => undefined).map(({ text }) => text);

const toForm = ({ por: _por, grupo: _grupo, ...search }: DeudoresSearch): ReportesSearch => ({
  ...search,
  columnas: undefined,
});

/** The route searches at once. */
export function DeudoresPage({ search }: { search: DeudoresSearch }) {
  const hoy = useHoy();
  const { form, apply } = useAppliedSearch(search, toForm);
  const movimientos = useQuery(reportesQueries.ofSearch(search));
  const { por, grupo, ...filters } = search;

  async function runSearch(values: ReportesSearch) {
    const next = { ...toAppliedSearch(values), por, grupo: undefined };
    return apply(next, reportesQueries.ofSearch(next));
  }

  return (
    <>
      <PageHeader
        title="Consultas"
        crumbs={[{ label: 'Consultas', to: '/reportes' }, { label: 'Deudores' }]}
      />
      <ReportesTabs current="Deudores" search={search} />
      <SearchForm
        label="Filtros de la consulta"
        form={form}
        onSearch={runSearch}
        submitLabel="Buscar"
        applied={reportesChips(filters, (next) => void runSearch(next))}
        query={movimientos}
      >
        <ReportesFields form={form} />
      </SearchForm>
      {grupo === undefined ? (
        <Grupos search={search} query={movimientos} hoy={hoy} />
      ) : (
        <Filas key={grupo} search={search} grupo={grupo} />
      )}
    </>
  );
}

/** What is owed from before the search's first day, which the sums leave out, by the same filters; of a debtor if one is open. */
function ImpagoDeAntes({ search }: { search: DeudoresSearch }) {
  const { por, grupo, fechaDesde, remito, fletePagado } = search;
  const { agrupar, select } = useGrupo(por, grupo);
  const isLeftOut =
    fechaDesde && remito === '' && fletePagado !== 'true' && (grupo === undefined || !isPaso(por));
  const query = useQuery({
    ...reportesQueries.ofSearch({
      ...search,
      fechaDesde: null,
      ...(fechaDesde && owedBefore(fechaDesde)),
      fletePagado: 'false',
    }),
    enabled: Boolean(isLeftOut && agrupar),
    select,
  });
  return (
    isLeftOut && (
      <DeAntes param="fechaDesde" nombre="Impago de antes" query={query} importe={fleteAdeudado} />
    )
  );
}

/** How movements are grouped. Undefined until it is known: a movement carries no town, so that takes all clients. */
function useAgrupar(por: Agrupacion) {
  const clientes = useQuery({ ...clientesQueries.directorio(), enabled: por === 'localidad' });
  const { data } = clientes;
  const agrupar = useMemo(() => {
    if (por === 'localidad' && !data) return undefined;
    const localidades = new Map(data?.map(({ id, localidad }) => [id, localidad]));
    return (rows: readonly Movimiento[]) => groupDeuda(rows, por, (id) => localidades.get(id));
  }, [por, data]);
  return { clientes, agrupar };
}

/** The movements of a group, or all. */
function useGrupo(por: Agrupacion, grupo: string | undefined) {
  const { clientes, agrupar } = useAgrupar(por);
  const select = useCallback(
    (rows: Movimiento[]) =>
      grupo === undefined
        ? rows
        : (agrupar?.(rows).find(({ clave }) => clave === grupo)?.filas ?? []),
    [agrupar, grupo],
  );
  return { clientes, agrupar, select };
}

interface GruposProps {
  search: DeudoresSearch;
  query: UseQueryResult<Movimiento[]>;
  hoy: string;
}

function Grupos({ search, query, hoy }: GruposProps) {
  const { por, fechaDesde } = search;
  const navigate = useNavigate();
  const { clientes, agrupar } = useAgrupar(por);
  const { data: rows } = query;
  const grupos = useMemo(() => rows && agrupar?.(rows), [rows, agrupar]);
  const tramos = useMemo(() => rows && porAntiguedad(rows, fleteAdeudado, hoy), [rows, hoy]);
  return (
    <>
      <UndoLine of="movimientos" />
      <Antiguedad queries={[query]} partes={[{ title: 'Deuda por antigüedad', tramos }]}>
        <ImpagoDeAntes search={search} />
      </Antiguedad>
      <GruposCard
        title="Deudores"
        tabla={{
          header: POR[por].name,
          kind: por === 'mes' ? 'mes' : isPaso(por) ? 'fecha' : undefined,
          grupos,
          columns: FIGURES,
          owed: { header: 'Impago', of: ({ impago }) => impago },
        }}
        queries={por === 'localidad' ? [query, clientes] : [query]}
        empty={NONE_FOUND}
        fileName={`Deudores por ${POR[por].name.toLowerCase()}`}
        filters={filterTexts(search)}
        tools={
          <Group gap="xs" wrap="nowrap">
            <Input.Label htmlFor="agrupar">Agrupar por</Input.Label>
            <NativeSelect
              id="agrupar"
              data={AGRUPACIONES.map((value) => ({ value, label: POR[value].label }))}
              value={por}
              onChange={({ currentTarget: { value } }) =>
                void navigate({
                  to: '/reportes/deudores',
                  search: (search) => ({
                    ...search,
                    por: AGRUPACIONES.find((one) => one === value),
                  }),
                  replace: true,
                  resetScroll: false,
                })
              }
            />
          </Group>
        }
        picture={<ColumnasPorFecha por={por} grupos={grupos} desde={fechaDesde} />}
        param="grupo"
        detail={({ filas, total, pagado }) =>
          [
            showCount(filas.length, 'movimiento'),
            showCount(total, 'bulto'),
            ...(pagado !== 0 ? [`pagado ${showMonto(pagado)}`] : []),
          ].join(' · ')
        }
        isCliente={por === 'cargo' || por === 'cliente'}
        totals={<MovimientosTotales rows={rows ?? null} show={TOTALES} />}
      />
    </>
  );
}

const TOTALES = ['bultos', 'monto', 'flete', 'pagado', 'impago'] as const;

const FILAS: Omit<ListadoTexts, 'title' | 'fileName'> = {
  viewName: 'reportes',
  importe: 'flete',
  hint: 'Tildá un movimiento para editar o ver la cuenta',
  error: SEARCH_ERROR,
  totals: TOTALES,
};

function Filas({ search, grupo }: { search: DeudoresSearch; grupo: string }) {
  const { por, columnas } = search;
  const { clientes, agrupar, select } = useGrupo(por, grupo);
  const query = useQuery({
    ...reportesQueries.ofSearch(search),
    enabled: agrupar !== undefined,
    select,
  });
  const { data: rows } = query;
  const nombre = useMemo(() => rows && agrupar?.(rows)[0]?.nombre, [rows, agrupar]);
  const listado = useListado(query);
  const title = nombre || 'Movimientos';
  return (
    <>
      <Group justify="space-between" gap="0 1rem">
        <TodosLosGrupos />
        <ImpagoDeAntes search={search} />
      </Group>
      {!agrupar && clientes.isError && (
        <LoadError
          error={clientes.error}
          fallback={SEARCH_ERROR}
          onRetry={() => void clientes.refetch()}
        />
      )}
      <MovimientosResult
        texts={{ ...FILAS, title, fileName: title }}
        listado={listado}
        filters={filterTexts(search)}
        columnas={columnas}
        empty={NONE_FOUND}
        actions={
          <>
            <VerCuentaDeFila listado={listado} />
            <UndoLine of="movimientos" />
          </>
        }
      />
    </>
  );
}
