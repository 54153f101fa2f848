import { useQuery } from '@tanstack/react-query';
import { owedSince } from '@/domain/deuda';
import { addDias } from '@/domain/fechas';
import { computeTotales } from '@/domain/totales';
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
 * The searches of Consultas behind the figures of the day `hoy` (`yyyy-mm-dd`): its movements, and those of yesterday and
 * since the month's first day whose flete is not paid. A figure is the result of its search and leads to it.
 */
export const figureSearches = (hoy: string) => ({
  hoy: applied({ fechaDesde: hoy, fechaHasta: hoy }),
  sinPagar: applied({ ...owedSince(`${hoy.slice(0, 7)}-01`), fletePagado: 'false' }),
  sinPagarDeAyer: applied({
    fechaDesde: addDias(hoy, -1),
    fechaHasta: addDias(hoy, -1),
    fletePagado: 'false',
  }),
});

/** The movements of a figure. A failure shows no toast, because the figure says it. */
export const figureQuery = (search: ReportesSearch) => ({
  ...reportesQueries.movimientos(toReporteQuery(search)),
  meta: {},
  staleTime: FRESH_MS,
});

/** How many movements there are, and the sum of their fletes. */
export const useFigure = (search: ReportesSearch) =>
  useQuery({
    ...figureQuery(search),
    select: (rows) => ({ movimientos: rows.length, flete: computeTotales(rows).flete }),
  });
