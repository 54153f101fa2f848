import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconPrinter } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Movimiento } from '@/features/movimientos';
import { Vistas } from '@/features/vistas';
import { fechaInicial } from '@/lib/values/fecha-inicial';
import { GuardedButton } from '@/ui/action/guarded-button';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { useFollowedFecha } from '@/ui/field/use-followed-fecha';
import { PageHeader } from '@/ui/frame/page-header';
import { SearchForm } from '@/ui/search/search-form';
import { useAppliedSearch } from '@/ui/search/use-applied-search';
import { ReportesTabs } from './reportes-tabs';
import { searchMetBy, toReporteQuery, type ReporteQuery } from './reporte.schema';
import { reportesChips, ReportesFields } from './reportes-filters';
import { NONE_FOUND, ReportesResult } from './reportes-result';
import { reportesSearchDefaults, toAppliedSearch, type ReportesSearch } from './reportes-search';
import { printReporte, reportesQueries } from './reportes.queries';

/** No filter except the default date (spec section 4, Report 'Limpiar filtros'). */
function emptyForm(): ReportesSearch {
  const hoy = fechaInicial();
  return { ...reportesSearchDefaults, fechaDesde: hoy, fechaHasta: hoy };
}

/** The form follows the URL; before the first search it is empty. Columns are no filter. */
const toForm = (search: ReportesSearch) =>
  search.buscado ? { ...search, columnas: undefined } : emptyForm();

/** Null if the report can be printed. By remito it lists its rows by id; without rows it would contain every movement. */
function printBlockedBy(applied: ReporteQuery | null, rows: readonly unknown[] | undefined) {
  if (!applied) return 'Primero aplicá un filtro para generar el reporte.';
  if ('remito' in applied && !rows?.length) return NONE_FOUND;
  return null;
}

export function ReportesPage({ search }: { search: ReportesSearch }) {
  const navigate = useNavigate();
  const printGuard = useSubmitGuard();
  const { form, apply } = useAppliedSearch(search, toForm);
  useFollowedFecha(form, search.buscado ? [] : ['fechaDesde', 'fechaHasta']);
  const applied = toReporteQuery(search);
  const movimientos = useQuery(reportesQueries.ofSearch(search));
  const { data: rows } = movimientos;
  /** Read when printing, so that a tick does not render the filters. */
  const ticked = useRef<readonly Movimiento[]>([]);

  async function runSearch(values: ReportesSearch) {
    const next = toAppliedSearch(values);
    return apply(next, reportesQueries.ofSearch(next));
  }

  const { cliente, destino } = search;
  const asDestino =
    applied && !('remito' in applied) && cliente && !destino
      ? { ...search, cliente: null, destino: cliente }
      : null;

  function clear() {
    form.reset(emptyForm());
    void navigate({ to: '/reportes', search: { ...reportesSearchDefaults, buscado: false } });
  }

  const print = () =>
    printReporte(search, ticked.current, rows ?? [], {
      name: 'Reporte',
      fileName: 'reporte.pdf',
      onSearch: () => void movimientos.refetch(),
    });

  const onChips = (next: ReportesSearch) => void runSearch(next);
  const chips = applied && reportesChips(search, onChips);

  return (
    <>
      <PageHeader title="Consultas" crumbs={[{ label: 'Consultas' }]}>
        <Vistas pantalla="reportes" search={search} searched={applied !== null} />
      </PageHeader>
      <ReportesTabs current="Movimientos" search={applied ? search : {}} />
      <SearchForm
        label="Filtros de la consulta"
        form={form}
        onSearch={runSearch}
        submitLabel="Buscar"
        applied={chips}
        query={movimientos}
        actions={
          <>
            <GuardedButton
              variant="light"
              leftSection={<IconPrinter size={18} />}
              blockedBy={printGuard.blocked ? '' : printBlockedBy(applied, rows)}
              onClick={() => void printGuard.run(print)}
            >
              Imprimir
            </GuardedButton>
            <Button variant="default" onClick={clear}>
              Limpiar filtros
            </Button>
          </>
        }
      >
        <ReportesFields form={form} />
      </SearchForm>
      <ReportesResult
        applied={applied}
        ref={ticked}
        movimientos={movimientos}
        columnas={search.columnas}
        filters={
          applied && reportesChips(searchMetBy(rows ?? [], search), onChips).map(({ text }) => text)
        }
        onDestino={asDestino && (() => void runSearch(asDestino))}
      />
    </>
  );
}
