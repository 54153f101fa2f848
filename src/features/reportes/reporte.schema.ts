import * as z from 'zod/mini';
import { movimientoSchema } from '@/features/movimientos';
import { everyRow, filtroSchema, texto } from '@/lib/wire';
import type { ReportesSearch, TriState } from './reportes-search';

export const reporteMovimientosSchema = filtroSchema('movimientos', everyRow(movimientoSchema));

export const reportePdfSchema = z.object({ reportePdf: texto() });

const toBoolean = (state: TriState) => (state === 'null' ? undefined : state === 'true');

/** The server's query parameters. Undefined is no filter. */
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

/** An applied search: by remito alone, or by the filters (spec section 5, Report). */
export type ReporteQuery = { remito: string } | { filters: ReporteFilters };

/** The applied search in the URL, or null before the first one. A remito number overrides every other filter. */
export function toReporteQuery(search: ReportesSearch): ReporteQuery | null {
  if (!search.buscado) return null;
  const remito = search.remito.trim();
  return remito ? { remito } : { filters: toFilters(search) };
}
