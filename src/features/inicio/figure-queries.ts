import { useQuery } from '@tanstack/react-query';
import { owedSince } from '@/domain/rangos';
import { addDias } from '@/domain/fechas';
import { computeTotales } from '@/domain/totales';
import { reportesQueries, reportesSearchDefaults, type ReportesSearch } from '@/features/reportes';

const FIGURES_FRESH_MS = 60_000;

const applied = (filters: Partial<ReportesSearch>): ReportesSearch => ({
  ...reportesSearchDefaults,
  ...filters,
  buscado: true,
});

/** Each figure is the result of a search of Consultas, and links to it. `hoy` is `yyyy-mm-dd`. */
export const figureSearches = (hoy: string) => ({
  hoy: applied({ fechaDesde: hoy, fechaHasta: hoy }),
  sinPagar: applied({ ...owedSince(`${hoy.slice(0, 7)}-01`), fletePagado: 'false' }),
  sinPagarDeAyer: applied({
    fechaDesde: addDias(hoy, -1),
    fechaHasta: addDias(hoy, -1),
    fletePagado: 'false',
  }),
});

/** No toast on failure: the figure shows it. */
export const figureQuery = (search: ReportesSearch) => ({
  ...reportesQueries.ofSearch(search),
  meta: {},
  staleTime: FIGURES_FRESH_MS,
});

export const useFigure = (search: ReportesSearch) =>
  useQuery({
    ...figureQuery(search),
    select: (rows) => ({ movimientos: rows.length, flete: computeTotales(rows).flete }),
  });
