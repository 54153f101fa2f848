import { useQuery } from '@tanstack/react-query';
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

/** The movements from one day to another whose flete is not paid. */
const unpaid = (fechaDesde: string, fechaHasta: string) =>
  applied({ fechaDesde, fechaHasta, fletePagado: 'false' });

/**
 * The searches of Consultas behind the figures of the day `hoy` (`yyyy-mm-dd`): its movements, and those of the month so far and of
 * yesterday whose flete is not paid. A figure is the result of its search and leads to it.
 */
export const figureSearches = (hoy: string) => ({
  hoy: applied({ fechaDesde: hoy, fechaHasta: hoy }),
  sinPagar: unpaid(`${hoy.slice(0, 7)}-01`, hoy),
  sinPagarDeAyer: unpaid(addDias(hoy, -1), addDias(hoy, -1)),
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
