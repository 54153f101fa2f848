import * as z from 'zod/mini';
import { movimientoSchema } from '@/features/movimientos';
import { everyRow, filtroSchema, texto } from '@/lib/wire';
import type { ReportesSearch, TriState } from './reportes-search';

export const reporteMovimientosSchema = filtroSchema('movimientos', everyRow(movimientoSchema));

export const reportePdfSchema = z.object({ reportePdf: texto() });

/** The filters as the server takes them; what is undefined is no filter. Dates `yyyy-mm-dd`. */
export interface ReporteFilters {
  origenId: number | undefined;
  destinoId: number | undefined;
  representanteId: number | undefined;
  fechaDesde: string | undefined;
  fechaHasta: string | undefined;
  montoPagado: boolean | undefined;
  fletePagado: boolean | undefined;
  cuentaCorriente: boolean | undefined;
  fleteACargoDeOrigen: boolean | undefined;
}

/** A search that was applied: by remito alone, or by the filters (spec section 5, Report). */
export type ReporteQuery = { remito: string } | { filters: ReporteFilters };

const toBoolean = (state: TriState) => (state === 'null' ? undefined : state === 'true');

/** The search that the URL holds, or null before one. A remito number sets every other filter aside. */
export function toReporteQuery(search: ReportesSearch): ReporteQuery | null {
  if (!search.buscado) return null;
  const remito = search.remito.trim();
  if (remito) return { remito };
  return {
    filters: {
      origenId: search.cliente?.id,
      destinoId: search.destino?.id,
      representanteId: search.representante?.id,
      fechaDesde: search.fechaDesde,
      fechaHasta: search.fechaHasta,
      montoPagado: toBoolean(search.montoPagado),
      fletePagado: toBoolean(search.fletePagado),
      cuentaCorriente: toBoolean(search.cuentaCorriente),
      fleteACargoDeOrigen: toBoolean(search.fleteACargoDeOrigen),
    },
  };
}
