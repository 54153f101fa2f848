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
export const RECIBO_SEARCH_ERROR =
  'Error al crear el movimiento. Verifica los datos e intenta nuevamente.';

/** Spec section 8: for receipts printed from their list. */
export const PDF_ERROR = 'Ocurrió un error al intentar imprimir el recibo';
export const PDF_MISSING = 'El PDF no está disponible para este recibo';

export const PRINT_ERROR = 'Error al generar e imprimir el recibo';

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
          movimientosParaReciboSchema,
        ),
      enabled: filters !== null,
      meta: { error: RECIBO_SEARCH_ERROR, rowsOf: 'movimientos' },
    }),
};

/** Both return the new receipt's id, or null if the answer could not be read. */
export const recibosMutations = {
  createContrareembolso: () => creation<ContrareembolsoPayload>('contrareembolso', 'v1/recibos/'),
  createLibre: () => creation<ReciboLibrePayload>('libre', 'v1/recibos/manual'),
};

const creation = <Payload extends object>(key: string, path: string) =>
  mutationOptions({
    mutationKey: [...recibosQueries.all(), key],
    mutationFn: (json: Payload) =>
      requestCreated({ method: 'post', path, json }, reciboCreatedSchema),
    meta: { error: PRINT_ERROR },
    onSuccess: showIssued,
    // Remembered, so that a second receipt of the same asks first.
    gcTime: Infinity,
  });

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
export const fetchReciboPdf = async (id: number, signal?: AbortSignal) =>
  (await request({ method: 'get', path: `v1/recibos/${id}/pdf`, signal }, reciboPdfSchema))
    .pdfRecibo;
