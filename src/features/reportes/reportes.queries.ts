import { queryOptions } from '@tanstack/react-query';
import type { Movimiento } from '@/features/movimientos';
import { movimientosFiltroSchema } from '@/features/movimientos/movimiento.schema';
import { request, send } from '@/lib/api/http';
import { resultsOf, runMany } from '@/lib/cache/run-many';
import { toasts } from '@/lib/page/toasts';
import { printDocument } from '@/lib/print/document';
import { openPrintJob } from '@/lib/print/window';
import { showCount } from '@/lib/values/show-importe';
import {
  reportePdfSchema,
  remitosBuscados,
  toReporteQuery,
  type ReporteFilters,
  type ReporteQuery,
} from './reporte.schema';
import type { ReportesSearch } from './reportes-search';

export const SEARCH_ERROR = 'Error al obtener los reportes.';

/** Newest first. An omitted filter filters nothing. */
export const fetchReporte = (filters: Partial<ReporteFilters>, signal?: AbortSignal) =>
  request(
    { method: 'get', path: 'reportes/', query: { ...filters }, signal },
    movimientosFiltroSchema,
  );

/** Browsers remove `.` and `..` from a path, however they are encoded; a trailing space keeps them. */
const toSegment = (remito: string) =>
  encodeURIComponent(/^\.{1,2}$/.test(remito) ? `${remito} ` : remito);

/** The API takes one remito per call. Fails if one of the calls fails. */
async function fetchByRemito(remitos: readonly string[], signal?: AbortSignal) {
  const found = await runMany(
    remitos,
    (remito) =>
      request(
        { method: 'get', path: `reportes/${toSegment(remito)}/movimientos`, signal },
        movimientosFiltroSchema,
      ),
    { signal, stopAtFailure: true },
  );
  const rows = resultsOf(found).flat();
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

export const fetchMovimientos = (query: ReporteQuery | null, signal?: AbortSignal) =>
  query && 'remito' in query
    ? fetchByRemito(remitosBuscados(query.remito), signal)
    : fetchReporte({ ...query?.filters }, signal);

export const reportesQueries = {
  all: () => ['reportes'] as const,

  movimientos: (query: ReporteQuery | null) =>
    queryOptions({
      queryKey: [...reportesQueries.all(), 'movimientos', query],
      queryFn: ({ signal }) => fetchMovimientos(query, signal),
      enabled: query !== null,
      meta: { error: SEARCH_ERROR, rowsOf: 'movimientos' },
    }),

  ofSearch: (search: ReportesSearch) => reportesQueries.movimientos(toReporteQuery(search)),
};

/** Ids per call. They go in the URL, and nginx by default refuses a URL above 8 kB. */
export const BATCH_SIZE = 100;

const repeatedIds = (ids: readonly number[]) =>
  ids.map((id): [string, number] => ['movimientoIds', id]);

/** What a bulk action can set to true (spec section 4, Report bulk actions). */
export type BulkFlag = 'montoPagado' | 'fletePagado' | 'fleteRendido';

/** `escrito`: as it was typed. */
export type FleteChange = { flag?: never; precioFlete: number; escrito: string };

export type BulkChange = { flag: BulkFlag; precioFlete?: never } | FleteChange;

export function applyBulkChange(row: Movimiento, change: BulkChange): Movimiento {
  return change.flag ? { ...row, [change.flag]: true } : { ...row, flete: change.precioFlete };
}

export const changeMovimientos = (ids: readonly number[], { flag, precioFlete }: BulkChange) =>
  send({
    method: 'patch',
    path: `reportes/movimientos/${
      flag ? (flag === 'fleteRendido' ? 'marcar-rendido' : 'marcar-pagado') : 'precio-flete'
    }`,
    repeated: repeatedIds(ids),
    query: flag ? { [flag]: true } : { precioFlete },
  });

const hasLeft = (row: Movimiento, { filters }: { filters: ReporteFilters }): boolean =>
  (['montoPagado', 'fletePagado'] as const).some(
    (flag) => filters[flag] !== undefined && filters[flag] !== row[flag],
  );

type ReporteRows = { ids: readonly number[]; blockedBy: null } | { ids?: never; blockedBy: string };

/** The API cannot filter a report by remito, so such a report lists all ids. Too many ids work only if the filters find no others. */
export function reporteRows(
  query: ReporteQuery,
  ticked: readonly { id: number }[],
  rows: readonly Movimiento[],
): ReporteRows {
  const byRemito = 'remito' in query;
  const ids = (ticked.length > 0 || !byRemito ? ticked : rows).map(({ id }) => id);
  if (ids.length <= BATCH_SIZE) return { ids, blockedBy: null };
  const blocked = (hint: string): ReporteRows => ({
    blockedBy: `Hay ${showCount(ids.length)} movimientos para el reporte y entran hasta ${BATCH_SIZE} a la vez. ${hint}`,
  });
  if (byRemito) return blocked('Seleccioná menos.');
  if (ids.length < rows.length) return blocked('Seleccioná menos, o todos los de la búsqueda.');
  if (rows.some((row) => hasLeft(row, query)))
    return blocked('Buscá de nuevo, o seleccioná menos.');
  return { ids: [], blockedBy: null };
}

/** A base64 PDF, or null if the server has none. Without ids it contains all that the filters find. */
export async function fetchReportePdf(query: ReporteQuery, ids: readonly number[]) {
  const { reportePdf } = await request(
    {
      method: 'get',
      path: 'reportes/pdf',
      query: 'remito' in query ? {} : { ...query.filters },
      repeated: repeatedIds(ids),
    },
    reportePdfSchema,
  );
  return reportePdf;
}

export async function printReporte(
  query: ReporteQuery,
  ticked: readonly { id: number }[],
  rows: readonly Movimiento[],
  document: { name: string; fileName: string },
): Promise<void> {
  const { ids, blockedBy } = reporteRows(query, ticked, rows);
  if (blockedBy !== null) {
    toasts.warning(blockedBy);
    return;
  }
  await printDocument(openPrintJob(), {
    ...document,
    load: () => fetchReportePdf(query, ids),
    error: 'Error al generar el reporte en PDF.',
  });
}
