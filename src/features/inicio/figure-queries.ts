import {
  reportesQueries,
  reportesSearchDefaults,
  toReporteQuery,
  type ReportesSearch,
} from '@/features/reportes';

const FRESH_MS = 60_000;

const applied = (filters: Partial<ReportesSearch>): ReportesSearch => ({
  ...reportesSearchDefaults,
  ...filters,
  buscado: true,
});

/**
 * The searches of Consultas behind the figures of the day `hoy` (`yyyy-mm-dd`): its movements, and those of the month so far whose flete is
 * not paid. A figure is the result of its search and leads to it.
 */
export const figureSearches = (hoy: string) => ({
  hoy: applied({ fechaDesde: hoy, fechaHasta: hoy }),
  sinPagar: applied({ fechaDesde: `${hoy.slice(0, 7)}-01`, fechaHasta: hoy, fletePagado: 'false' }),
});

/** The movements of a figure. A failure shows no toast, because the figure says it. */
export const figureQuery = (search: ReportesSearch) => ({
  ...reportesQueries.movimientos(toReporteQuery(search)),
  meta: {},
  staleTime: FRESH_MS,
});
