import * as z from 'zod/mini';
import { clean } from '@/domain/clean';
import type { Movimiento } from '@/features/movimientos/movimiento.schema';
import { texto } from '@/lib/api/wire';
import type { ReportesSearch, TriState } from './reportes-search';

export const reportePdfSchema = z.object({ reportePdf: texto() });

const toBoolean = (state: TriState) => (state === 'null' ? undefined : state === 'true');

/** The API's query parameters. Undefined is no filter. */
const toFilters = (search: ReportesSearch) => ({
  origenId: search.cliente?.id,
  destinoId: search.destino?.id,
  representanteId: search.representante?.id,
  fechaDesde: search.fechaDesde ?? undefined,
  fechaHasta: search.fechaHasta ?? undefined,
  montoPagado: toBoolean(search.montoPagado),
  fletePagado: toBoolean(search.fletePagado),
  cuentaCorriente: toBoolean(search.cuentaCorriente),
  fleteACargoDeOrigen: toBoolean(search.fleteACargoDeOrigen),
});

export type ReporteFilters = ReturnType<typeof toFilters>;

export const remitosBuscados = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;]/)
      .map((remito) => clean(remito))
      .filter((remito) => remito !== ''),
  ),
];

/** By remito alone, or by the filters (spec section 5, Report). */
export type ReporteQuery = { remito: string } | { filters: ReporteFilters };

export function remitosNotFound(query: ReporteQuery, rows: readonly Movimiento[]): string[] {
  const remitos = 'remito' in query ? remitosBuscados(query.remito) : [];
  if (remitos.length < 2) return [];
  const found = new Set(rows.map(({ remitoNumero }) => clean(remitoNumero ?? '').toLowerCase()));
  return remitos.filter((one) => !found.has(one.toLowerCase()));
}

/** Null before the first search. A remito number overrides every other filter. */
export function toReporteQuery(search: ReportesSearch): ReporteQuery | null {
  if (!search.buscado) return null;
  const remito = remitosBuscados(search.remito).join(', ');
  return remito ? { remito } : { filters: toFilters(search) };
}
