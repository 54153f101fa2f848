import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { movimientosFiltroSchema } from '@/features/movimientos/movimiento.schema';
import { request } from '@/lib/api/http';
import { NOTHING_STORED } from '@/lib/print/stored';
import { PAGE_SIZE, type ListSearch } from '@/lib/url/list-search';
import { createdDocument } from '@/ui/print/created-document';
import { RECIBO_NOTICES } from './recibo-notices';
import {
  reciboPdfSchema,
  recibosPageSchema,
  type ContrareembolsoPayload,
  type ReciboLibrePayload,
} from './recibo.schema';

/** Spec section 8: also used for the receipt movement search. */
export const RECIBO_SEARCH_ERROR =
  'Error al crear el movimiento. Verifica los datos e intenta nuevamente.';

/** Spec section 8: for receipts printed from their list. */
export const PDF_ERROR = 'Ocurrió un error al intentar imprimir el recibo';
export const PDF_MISSING = 'El PDF no está disponible para este recibo';

export const recibosQueries = {
  all: () => ['recibos'] as const,

  list: ({ texto, pagina, cantidad = PAGE_SIZE }: ListSearch) =>
    queryOptions({
      queryKey: [...recibosQueries.all(), 'list', { texto, pagina, cantidad }],
      queryFn: ({ signal }) =>
        request(
          { method: 'get', path: 'v1/recibos/', query: { pagina, cantidad, texto }, signal },
          recibosPageSchema,
        ),
      placeholderData: keepPreviousData,
      meta: { error: 'Error al obtener recibos' },
    }),

  movimientos: (
    filters: Pick<ContrareembolsoPayload, 'clienteId' | 'fechaDesde' | 'fechaHasta'> | null,
  ) =>
    queryOptions({
      queryKey: [...recibosQueries.all(), 'movimientos', filters],
      queryFn: ({ signal }) =>
        request(
          { method: 'get', path: 'movimientos/para-recibo', query: { ...filters }, signal },
          movimientosFiltroSchema,
        ),
      enabled: filters !== null,
      meta: { error: RECIBO_SEARCH_ERROR, rowsOf: 'movimientos' },
    }),
};

const recibo = <Payload extends object>(key: string, path: string) =>
  createdDocument<Payload>({
    key: [...recibosQueries.all(), key],
    path,
    name: 'Recibo',
    fileName: 'recibo',
    unnumbered: 'nuevo',
    load: fetchReciboPdf,
    source: () => NOTHING_STORED,
    texts: {
      ...RECIBO_NOTICES,
      created: 'Recibo emitido',
      createError: 'Error al generar e imprimir el recibo',
      pdfError: 'No se pudo obtener el PDF del recibo',
    },
  });

export const CONTRAREEMBOLSO = recibo<ContrareembolsoPayload>('contrareembolso', 'v1/recibos/');
export const RECIBO_LIBRE = recibo<ReciboLibrePayload>('libre', 'v1/recibos/manual');

export async function fetchReciboPdf(id: number, signal?: AbortSignal) {
  const call = { method: 'get', path: `v1/recibos/${id}/pdf`, signal } as const;
  return (await request(call, reciboPdfSchema)).pdfRecibo;
}
