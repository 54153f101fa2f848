import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { request, requestCreated } from '@/lib/api/http';
import { toasts } from '@/lib/page/toasts';
import { printDocument } from '@/lib/print/document';
import { openPrintJob, type PrintJob } from '@/lib/print/window';
import { PAGE_SIZE, type ListSearch } from '@/lib/url/list-search';
import {
  movimientosParaReciboSchema,
  reciboCreatedSchema,
  reciboPdfSchema,
  recibosPageSchema,
  type ContrareembolsoPayload,
  type ReciboLibrePayload,
} from './recibo.schema';

/** Spec section 8: also used for the receipt movement search. */
export const SEARCH_ERROR =
  'Error al crear el movimiento. Verifica los datos e intenta nuevamente.';

/** Spec section 8: for receipts printed from their list. */
export const PDF_ERROR = 'Ocurrió un error al intentar imprimir el recibo';
export const PDF_MISSING = 'El PDF no está disponible para este recibo';

export const PRINT_ERROR = 'Error al generar e imprimir el recibo';

interface MovimientosParaRecibo {
  clienteId: number;
  fechaDesde: string;
  fechaHasta: string;
}

export const recibosQueries = {
  all: () => ['recibos'] as const,

  list: ({ texto, pagina, cantidad = PAGE_SIZE }: ListSearch) =>
    queryOptions({
      queryKey: [...recibosQueries.all(), 'list', { texto, pagina, cantidad }],
      queryFn: ({ signal }) =>
        request(
          {
            method: 'get',
            path: 'v1/recibos/',
            query: { pagina, cantidad, texto },
            signal,
          },
          recibosPageSchema,
        ),
      placeholderData: keepPreviousData,
      meta: { error: 'Error al obtener recibos' },
    }),

  movimientos: (filters: MovimientosParaRecibo | null) =>
    queryOptions({
      queryKey: [...recibosQueries.all(), 'movimientos', filters],
      queryFn: ({ signal }) =>
        request(
          { method: 'get', path: 'movimientos/para-recibo', query: { ...filters }, signal },
          movimientosParaReciboSchema,
        ),
      enabled: filters !== null,
      meta: { error: SEARCH_ERROR, rowsOf: 'movimientos' },
    }),
};

/** Both return the new receipt's id, or null if the answer could not be read. */
export const recibosMutations = {
  createContrareembolso: () =>
    mutationOptions({
      mutationKey: [...recibosQueries.all(), 'contrareembolso'],
      mutationFn: (payload: ContrareembolsoPayload) =>
        requestCreated({ method: 'post', path: 'v1/recibos/', json: payload }, reciboCreatedSchema),
      meta: { error: PRINT_ERROR },
      onSuccess: showIssued,
      // Remembered, so that a second receipt for the same movements asks first.
      gcTime: Infinity,
    }),

  createLibre: () =>
    mutationOptions({
      mutationKey: [...recibosQueries.all(), 'libre'],
      mutationFn: (payload: ReciboLibrePayload) =>
        requestCreated(
          { method: 'post', path: 'v1/recibos/manual', json: payload },
          reciboCreatedSchema,
        ),
      meta: { error: PRINT_ERROR },
      onSuccess: showIssued,
      gcTime: Infinity,
    }),
};

function showIssued(created: { id: number } | null) {
  toasts.success(
    'Recibo emitido',
    created
      ? { label: 'Reimprimir', onClick: () => void printRecibo(openPrintJob(), created.id) }
      : undefined,
  );
}

/** `id` is null if the server's answer could not be read. Never throws. Returns whether there was a PDF. */
export const printRecibo = (job: PrintJob, id: number | null): Promise<boolean> =>
  printDocument(job, {
    name: id === null ? 'Recibo' : `Recibo ${id}`,
    load: async () => (id === null ? null : fetchReciboPdf(id)),
    fileName: `recibo-${id ?? 'nuevo'}.pdf`,
    error: 'No se pudo obtener el PDF del recibo',
  });

/** A base64 PDF, or null if the server has none. */
export async function fetchReciboPdf(id: number, signal?: AbortSignal): Promise<string | null> {
  const { pdfRecibo } = await request(
    { method: 'get', path: `v1/recibos/${id}/pdf`, signal },
    reciboPdfSchema,
  );
  return pdfRecibo;
}
