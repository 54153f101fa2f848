import * as z from 'zod/mini';
import { clean } from '@/domain/clean';
import type { Movimiento } from '@/features/movimientos/movimiento.schema';
import { texto } from '@/lib/api/wire';
import { reportesSearchDefaults, type ReportesSearch, type TriState } from './reportes-search';

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

type Meets = (row: Movimiento, search: ReportesSearch) => boolean;

/** A row that does not say it may be any. */
const isOf = (record: { id: number | null } | null, wanted: { id: number } | null) =>
  !wanted || record?.id == null || record.id === wanted.id;

const isState = (flag: boolean, wanted: TriState) => wanted === 'null' || wanted === String(flag);

const MEETS = {
  cliente: (row, { cliente }) => isOf(row.clienteOrigen, cliente),
  destino: (row, { destino }) => isOf(row.clienteDestino, destino),
  representante: (row, { representante }) => isOf(row.representante, representante),
  fechaDesde: ({ fecha }, { fechaDesde }) => !fecha || !fechaDesde || fecha >= fechaDesde,
  fechaHasta: ({ fecha }, { fechaHasta }) => !fecha || !fechaHasta || fecha <= fechaHasta,
  montoPagado: (row, { montoPagado }) => isState(row.montoPagado, montoPagado),
  fletePagado: (row, { fletePagado }) => isState(row.fletePagado, fletePagado),
  cuentaCorriente: (row, { cuentaCorriente }) => isState(row.cuentaCorriente, cuentaCorriente),
  fleteACargoDeOrigen: (row, search) => isState(row.fleteACargoCliente, search.fleteACargoDeOrigen),
} satisfies Partial<Record<keyof ReportesSearch, Meets>>;

const FILTERS = Object.keys(MEETS) as (keyof typeof MEETS)[];

/** The filters that all these rows meet. Rows are changed in place: some no longer meet those that they were found by. */
export function searchMetBy(rows: readonly Movimiento[], search: ReportesSearch): ReportesSearch {
  const unmet = FILTERS.filter((name) => !rows.every((row) => MEETS[name](row, search)));
  if (unmet.length === 0) return search;
  return {
    ...search,
    ...Object.fromEntries(unmet.map((name) => [name, reportesSearchDefaults[name]])),
  };
}
