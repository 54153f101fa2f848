import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { fechaPorDefecto } from '@/domain/fecha-por-defecto';
import { computeTotales } from '@/domain/totales';
import { MovimientosResult, MovimientosTotales } from '@/features/movimientos';
import { toOptionParam } from '@/lib/option-param';
import { printDocument } from '@/lib/print-document';
import { openPrintJob } from '@/lib/printing';
import { useSubmitGuard } from '@/lib/submit-guard';
import { GuardedButton } from '@/ui/guarded-button';
import { PageHeader } from '@/ui/page-header';
import { SearchForm } from '@/ui/search-form';
import { useAppliedSearch } from '@/ui/use-applied-search';
import { useRowSelection } from '@/ui/use-row-selection';
import { BulkActions } from './bulk-actions';
import { toReporteQuery, type ReporteQuery } from './reporte.schema';
import { ReportesFields, type ReportesFilters } from './reportes-filters';
import { reportesSearchDefaults, type ReportesSearch } from './reportes-search';
import {
  applyBulkChange,
  fetchReportePdf,
  reportesMutations,
  reportesQueries,
  SEARCH_ERROR,
  type BulkChange,
} from './reportes.queries';

const NO_ROWS = 'No hay movimientos para los filtros seleccionados.';

/** No filter but the default date (spec section 4, Report 'Limpiar filtros'). */
function emptyFilters(): ReportesFilters {
  const hoy = fechaPorDefecto(new Date());
  return {
    ...reportesSearchDefaults,
    cliente: null,
    representante: null,
    destino: null,
    fechaDesde: hoy,
    fechaHasta: hoy,
  };
}

/** The form as the URL describes it; before a search, the empty one. */
function toFilters(search: ReportesSearch): ReportesFilters {
  const { buscado, ...filters } = search;
  if (!buscado) return emptyFilters();
  return {
    ...filters,
    cliente: filters.cliente ?? null,
    representante: filters.representante ?? null,
    destino: filters.destino ?? null,
    fechaDesde: filters.fechaDesde ?? null,
    fechaHasta: filters.fechaHasta ?? null,
  };
}

function toSearch(filters: ReportesFilters): ReportesSearch {
  return {
    ...filters,
    cliente: toOptionParam(filters.cliente),
    representante: toOptionParam(filters.representante),
    destino: toOptionParam(filters.destino),
    fechaDesde: filters.fechaDesde ?? undefined,
    fechaHasta: filters.fechaHasta ?? undefined,
    remito: filters.remito.trim(),
    buscado: true,
  };
}

/** Why there is nothing to print. A search by remito prints the rows it found: without any, the report would be of every movement. */
function printBlockedBy(applied: ReporteQuery | null, rows: readonly unknown[] | undefined) {
  if (!applied) return 'Primero aplicá un filtro para generar el reporte.';
  if ('remito' in applied && !rows?.length) return NO_ROWS;
  return null;
}

/** /reportes, 'Consultas' (spec section 2, Reports). */
export function ReportesPage({ search }: { search: ReportesSearch }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const printGuard = useSubmitGuard();
  const bulkGuard = useSubmitGuard();
  const [precio, setPrecio] = useState('');
  const { form, apply } = useAppliedSearch(search, toFilters);
  const applied = toReporteQuery(search);
  const movimientos = useQuery(reportesQueries.movimientos(applied));
  const rows = movimientos.isError ? undefined : movimientos.data;
  const selection = useRowSelection(JSON.stringify(applied), rows ?? []);
  const flag = useMutation(reportesMutations.flag());
  const precioFlete = useMutation(reportesMutations.precioFlete());

  async function buscar(filters: ReportesFilters) {
    const next = toSearch(filters);
    await apply(next, reportesQueries.movimientos(toReporteQuery(next)));
  }

  function limpiar() {
    form.reset(emptyFilters());
    setPrecio('');
    selection.clear();
    void navigate({ to: '/reportes', search: reportesSearchDefaults });
  }

  async function imprimir(query: ReporteQuery) {
    await printDocument(openPrintJob(), {
      load: () => fetchReportePdf(query, [...selection.ids], rows?.map(({ id }) => id) ?? []),
      fileName: 'reporte.pdf',
      error: 'Error al generar el reporte en PDF.',
    });
  }

  /**
   * Changes the ticked movements. The rows on screen follow what the server accepted, without asking for them again (spec section 4).
   * Answers whether it did.
   */
  async function change<Change extends BulkChange>(
    { mutateAsync }: { mutateAsync: (change: Change) => Promise<unknown> },
    made: Change,
  ) {
    const accepted = await bulkGuard.run(() =>
      mutateAsync(made).then(
        () => true,
        () => false,
      ),
    );
    if (accepted) {
      queryClient.setQueryData(reportesQueries.movimientos(applied).queryKey, (current) =>
        current?.map((row) => applyBulkChange(row, made)),
      );
    }
    return accepted ?? false;
  }

  const ids = [...selection.ids];

  return (
    <>
      <PageHeader
        title="Consultas"
        crumbs={[{ label: 'Inicio', to: '/' }, { label: 'Consultas' }]}
      />
      <SearchForm
        label="Filtros de la consulta"
        form={form}
        onSearch={buscar}
        submitLabel="Buscar"
        busy={movimientos.isFetching}
        actions={
          <>
            <GuardedButton
              variant="light"
              leftSection={<IconPrinter size={18} />}
              blockedBy={printGuard.blocked ? '' : printBlockedBy(applied, rows)}
              onClick={() => applied && void printGuard.run(() => imprimir(applied))}
            >
              Imprimir
            </GuardedButton>
            <Button variant="default" onClick={limpiar}>
              Limpiar filtros
            </Button>
          </>
        }
      >
        <ReportesFields form={form} />
      </SearchForm>
      <MovimientosResult
        title="Movimientos"
        query={movimientos}
        searched={applied !== null}
        selection={selection}
        notSearched="Elegí los filtros y buscá los movimientos."
        empty={NO_ROWS}
        error={SEARCH_ERROR}
        editor={{
          position: 'right',
          description: 'Modificá los datos del movimiento seleccionado.',
        }}
        actions={
          <BulkActions
            count={selection.ids.size}
            busy={bulkGuard.blocked}
            precio={precio}
            onPrecio={setPrecio}
            onFlag={(name) => void change(flag, { ids, flag: name })}
            onPrecioFlete={(pesos) => change(precioFlete, { ids, precioFlete: pesos })}
          />
        }
        footer={(shown) => (
          <MovimientosTotales
            totales={computeTotales(shown)}
            show={['monto', 'flete', 'desglose']}
          />
        )}
      />
    </>
  );
}
