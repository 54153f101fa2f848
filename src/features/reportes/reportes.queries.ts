import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Movimiento } from '@/features/movimientos';
import { request, send } from '@/lib/http';
import { reporteMovimientosSchema, reportePdfSchema, type ReporteQuery } from './reporte.schema';

export const SEARCH_ERROR = 'Error al obtener los reportes.';

export const reportesQueries = {
  all: () => ['reportes'] as const,

  movimientos: (query: ReporteQuery | null) =>
    queryOptions({
      queryKey: [...reportesQueries.all(), 'movimientos', query],
      queryFn: ({ signal }) =>
        request(
          query && 'remito' in query
            ? {
                method: 'get',
                path: `reportes/${encodeURIComponent(query.remito)}/movimientos`,
                signal,
              }
            : { method: 'get', path: 'reportes/', query: { ...query?.filters }, signal },
          reporteMovimientosSchema,
        ),
      enabled: query !== null,
      meta: { error: SEARCH_ERROR },
    }),
};

const repeatedIds = (ids: readonly number[]) =>
  ids.map((id): [string, number] => ['movimientoIds', id]);

/** The flags a bulk action can set; only to true (spec section 4, Report bulk actions). */
export type BulkFlag = 'montoPagado' | 'fletePagado' | 'fleteRendido';

/** A change to several movements at once: a flag, or the freight in pesos. */
export type BulkChange = { ids: number[] } & (
  { flag: BulkFlag; precioFlete?: never } | { flag?: never; precioFlete: number }
);

/** A row as it is after the change, so that the list need not be asked for again. */
export function applyBulkChange(row: Movimiento, change: BulkChange): Movimiento {
  if (!change.ids.includes(row.id)) return row;
  return change.flag ? { ...row, [change.flag]: true } : { ...row, flete: change.precioFlete };
}

export const reportesMutations = {
  flag: () =>
    mutationOptions({
      mutationKey: [...reportesQueries.all(), 'flag'],
      mutationFn: ({ ids, flag }: { ids: number[]; flag: BulkFlag }) =>
        send({
          method: 'patch',
          path: `reportes/movimientos/${flag === 'fleteRendido' ? 'marcar-rendido' : 'marcar-pagado'}`,
          repeated: repeatedIds(ids),
          query: { [flag]: true },
        }),
      meta: {
        success: 'Actualización exitosa',
        error: 'Error al actualizar los movimientos',
        refetch: false,
      },
    }),

  precioFlete: () =>
    mutationOptions({
      mutationKey: [...reportesQueries.all(), 'precio-flete'],
      mutationFn: ({ ids, precioFlete }: { ids: number[]; precioFlete: number }) =>
        send({
          method: 'patch',
          path: 'reportes/movimientos/precio-flete',
          repeated: repeatedIds(ids),
          query: { precioFlete },
        }),
      meta: {
        success: 'Precio del flete actualizado exitosamente',
        error: 'Error al actualizar el precio del flete',
        refetch: false,
      },
    }),
};

/**
 * The report of a search as a base64 PDF, or null where the server has none: of the ticked rows where there are any. The server cannot
 * filter by remito, so that search names the rows it found.
 */
export async function fetchReportePdf(
  query: ReporteQuery,
  ticked: readonly number[],
  shown: readonly number[],
): Promise<string | null> {
  const byRemito = 'remito' in query;
  const ids = ticked.length > 0 || !byRemito ? ticked : shown;
  const { reportePdf } = await request(
    {
      method: 'get',
      path: 'reportes/pdf',
      query: byRemito ? {} : { ...query.filters },
      repeated: repeatedIds(ids),
    },
    reportePdfSchema,
  );
  return reportePdf;
}
