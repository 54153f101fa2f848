import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { scopeOfMovimiento, type Movimiento } from '@/features/movimientos';
import { movimientosFiltroSchema } from '@/features/movimientos/movimiento.schema';
import { request, send, type Call } from '@/lib/api/http';
import { resultsOf, runMany } from '@/lib/cache/run-many';
import { HTTPError, UnconfirmedError } from '@/lib/api/http-errors';
import { inTurn } from '@/lib/cache/write-record';
import { toasts } from '@/lib/page/toasts';
import { printDocument } from '@/lib/print/document';
import { NOTHING_STORED } from '@/lib/print/stored';
import { openPrintJob } from '@/lib/print/window';
import { has } from '@/lib/values/has';
import { showCount } from '@/lib/values/show-importe';
import {
  reportePdfSchema,
  remitosBuscados,
  searchMetBy,
  toReporteQuery,
  type ReporteFilters,
  type ReporteQuery,
} from './reporte.schema';
import type { ReportesSearch } from './reportes-search';

/** They go in the URL, and nginx by default refuses a URL above 8 kB. */
export const MAX_IDS_PER_CALL = 100;

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

const repeatedIds = (ids: readonly number[]) =>
  ids.map((id): [string, number] => ['movimientoIds', id]);

/** What a bulk action can set to true (spec section 4, Report bulk actions). */
export type BulkFlag = 'montoPagado' | 'fletePagado' | 'fleteRendido';

export type BulkChange =
  | { flag: BulkFlag; precioFlete?: never }
  | { flag?: never; precioFlete: number };

export function applyBulkChange(row: Movimiento, change: BulkChange): Movimiento {
  return change.flag ? { ...row, [change.flag]: true } : { ...row, flete: change.precioFlete };
}

/** One call, in the turn of each movement. @throws a refusal, or UnconfirmedError. */
export async function changeMovimientos(
  client: QueryClient,
  rows: readonly Movimiento[],
  { flag, precioFlete }: BulkChange,
): Promise<readonly Movimiento[]> {
  const ids = rows.map(({ id }) => id);
  const call: Call = {
    method: 'patch',
    path: `reportes/movimientos/${
      flag ? (flag === 'fleteRendido' ? 'marcar-rendido' : 'marcar-pagado') : 'precio-flete'
    }`,
    repeated: repeatedIds(ids),
    query: flag ? { [flag]: true } : { precioFlete },
  };
  const response = await inTurn(client, ids.map(scopeOfMovimiento), () => send(call));
  const body: unknown = await response.json().catch(() => null);
  if (has(body, 'actualizados') && Number(body.actualizados) < ids.length) {
    throw new UnconfirmedError('', { cause: new HTTPError(call.path, response.status, body) });
  }
  return rows;
}

const BY_ID: ReporteQuery = { remito: '' };

type Reporte =
  | { query: ReporteQuery; ids: readonly number[] }
  | { blockedBy: string; isStale: boolean };

/** The ticked rows by their ids, otherwise a whole search by its filters. Null searches nothing: rows by id alone. */
export function reporteOf(
  search: ReportesSearch | null,
  ticked: readonly Movimiento[],
  rows: readonly Movimiento[],
): Reporte {
  const chosen = ticked.length > 0 ? ticked : rows;
  const met = search && searchMetBy(chosen, search);
  const query = (met && toReporteQuery(met)) ?? BY_ID;
  // The API cannot filter a report by remito.
  const isFiltered = 'filters' in query;
  const isStale = isFiltered && met !== search;
  const ids = chosen.map(({ id }) => id);
  if (isFiltered && !isStale && ticked.length === 0) return { query, ids: [] };
  if (ids.length <= MAX_IDS_PER_CALL) return { query, ids };
  // Too many ids work only if the filters find no others.
  if (isFiltered && !isStale && ids.length === rows.length) return { query, ids: [] };
  const hint = isStale
    ? 'Buscá de nuevo, o seleccioná menos.'
    : isFiltered
      ? 'Seleccioná menos, o todos los de la búsqueda.'
      : 'Seleccioná menos.';
  return {
    blockedBy: `Hay ${showCount(ids.length)} movimientos para el reporte y entran hasta ${MAX_IDS_PER_CALL} a la vez. ${hint}`,
    isStale,
  };
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

interface ReporteDocument {
  name: string;
  fileName: string;
  onSearch?: () => void;
}

/** `onSearch` searches again, where rows have changed since. */
export async function printReporte(
  search: ReportesSearch | null,
  ticked: readonly Movimiento[],
  rows: readonly Movimiento[],
  { onSearch, ...document }: ReporteDocument,
): Promise<void> {
  const reporte = reporteOf(search, ticked, rows);
  if ('blockedBy' in reporte) {
    const again = onSearch && { label: 'Buscar de nuevo', onClick: onSearch };
    toasts.warning(reporte.blockedBy, reporte.isStale ? again : undefined);
    return;
  }
  await printDocument(openPrintJob(), {
    ...document,
    source: NOTHING_STORED,
    load: () => fetchReportePdf(reporte.query, reporte.ids),
    error: 'Error al generar el reporte en PDF.',
  });
}
