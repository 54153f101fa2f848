import * as z from 'zod/mini';
import { movimientoSchema } from '@/features/movimientos';
import { fechaParam } from '@/lib/fecha-param';
import { optionParam } from '@/lib/option-param';
import { everyRow, filtroSchema, texto } from '@/lib/wire';

/** A tri-state filter as its radio holds it (spec section 5, Report): `null` is no filter. */
const TRI_STATES = ['true', 'false', 'null'] as const;

export type TriState = (typeof TRI_STATES)[number];

const triStateParam = z.catch(z._default(z.enum(TRI_STATES), 'null'), 'null');

/** A remito number of digits alone may stand in a URL as a number. */
const remitoParam = z.catch(
  z._default(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), ''),
  '',
);

/** The screen's part of the URL. `buscado` says that the filters were applied. */
export const reportesSearchSchema = z.object({
  cliente: optionParam,
  representante: optionParam,
  destino: optionParam,
  fechaDesde: fechaParam,
  fechaHasta: fechaParam,
  montoPagado: triStateParam,
  fletePagado: triStateParam,
  cuentaCorriente: triStateParam,
  fleteACargoDeOrigen: triStateParam,
  remito: remitoParam,
  buscado: z.catch(z.optional(z.boolean()), undefined),
});

export type ReportesSearch = z.output<typeof reportesSearchSchema>;

/** What the URL leaves out. */
export const reportesSearchDefaults = {
  montoPagado: 'null',
  fletePagado: 'null',
  cuentaCorriente: 'null',
  fleteACargoDeOrigen: 'null',
  remito: '',
} as const;

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
