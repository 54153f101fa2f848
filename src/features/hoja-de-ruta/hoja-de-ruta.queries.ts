import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { request, requestCreated } from '@/lib/api/http';
import { toasts } from '@/lib/page/toasts';
import { printDocument } from '@/lib/print/document';
import { openPrintJob, type PrintJob } from '@/lib/print/window';
import type { TipoDeVenta } from './hoja-de-ruta-search';
import {
  choferesFiltroSchema,
  hojaDeRutaCreatedSchema,
  hojaDeRutaPdfSchema,
  movimientosParaHojaSchema,
  vehiculosFiltroSchema,
  type HojaDeRutaPayload,
} from './hoja-de-ruta.schema';

interface MovimientosFilters {
  /** `yyyy-mm-dd` */
  fecha: string;
  representanteId: number | null;
  tipo: TipoDeVenta;
}

export const HOJA_CREATE_ERROR =
  'Error al crear hoja de ruta. Verifique los datos e intente nuevamente.';
export const HOJA_SEARCH_ERROR = 'Error al obtener movimientos. Verifique los filtros.';

function filtro<Item>(what: 'choferes' | 'vehiculos', schema: z.ZodMiniType<Item[]>) {
  const path = `hoja-rutas/filtro/${what}`;
  const read = (texto: string, signal: AbortSignal) =>
    request({ method: 'get', path, query: { texto: texto || null }, signal }, schema);
  return (texto: string) =>
    queryOptions({
      queryKey: [...hojaDeRutaQueries.all(), 'filtro', what, texto],
      queryFn: ({ signal }) => read(texto, signal),
      placeholderData: keepPreviousData,
    });
}

export const hojaDeRutaQueries = {
  all: () => ['hoja-rutas'] as const,

  movimientos: ({ fecha, representanteId, tipo }: MovimientosFilters) =>
    queryOptions({
      queryKey: [...hojaDeRutaQueries.all(), 'movimientos', { fecha, representanteId, tipo }],
      queryFn: ({ signal }) =>
        request(
          {
            method: 'get',
            path: 'hoja-rutas/movimientos',
            query: {
              fecha,
              representanteId,
              cuentaCorriente: tipo === 'cuentaCorriente',
              contado: tipo === 'contado',
              todos: tipo === 'todos',
            },
            signal,
          },
          movimientosParaHojaSchema,
        ),
      meta: { error: HOJA_SEARCH_ERROR, rowsOf: 'movimientos' },
    }),

  choferes: filtro('choferes', choferesFiltroSchema),
  vehiculos: filtro('vehiculos', vehiculosFiltroSchema),
};

export const hojaDeRutaMutations = {
  /** Null if the answer could not be read. */
  create: () =>
    mutationOptions({
      mutationKey: [...hojaDeRutaQueries.all(), 'create'],
      mutationFn: (payload: HojaDeRutaPayload) =>
        requestCreated(
          { method: 'post', path: 'hoja-rutas/', json: payload },
          hojaDeRutaCreatedSchema,
        ),
      meta: { error: HOJA_CREATE_ERROR },
      onSuccess: (created) =>
        toasts.success(
          'Hoja de ruta creada correctamente',
          created
            ? {
                label: 'Reimprimir',
                onClick: () => void printHojaDeRuta(openPrintJob(), created.id),
              }
            : undefined,
        ),
      // Remembered, so that a second sheet with the same movements asks first.
      gcTime: Infinity,
    }),
};

/** `id` is null if the server's answer could not be read. Never throws. Returns whether there was a PDF. */
export const printHojaDeRuta = (job: PrintJob, id: number | null): Promise<boolean> =>
  printDocument(job, {
    name: id === null ? 'Hoja de ruta' : `Hoja de ruta ${id}`,
    load: async () => (id === null ? null : fetchPdf(id)),
    fileName: `hoja-de-ruta-${id ?? 'nueva'}.pdf`,
    error: 'No se pudo obtener el PDF de la hoja de ruta',
  });

const fetchPdf = async (id: number) =>
  (await request({ method: 'get', path: `hoja-rutas/${id}/pdf` }, hojaDeRutaPdfSchema)).pdfHojaRuta;
