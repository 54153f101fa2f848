import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
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

export const CREATE_ERROR =
  'Error al crear hoja de ruta. Verifique los datos e intente nuevamente.';
export const SEARCH_ERROR = 'Error al obtener movimientos. Verifique los filtros.';

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
      meta: { error: SEARCH_ERROR, rowsOf: 'movimientos' },
    }),

  choferes: (texto: string) =>
    queryOptions({
      queryKey: [...hojaDeRutaQueries.all(), 'filtro', 'choferes', texto],
      queryFn: ({ signal }) =>
        request(
          {
            method: 'get',
            path: 'hoja-rutas/filtro/choferes',
            query: { texto: texto || null },
            signal,
          },
          choferesFiltroSchema,
        ),
      placeholderData: keepPreviousData,
    }),

  vehiculos: (texto: string) =>
    queryOptions({
      queryKey: [...hojaDeRutaQueries.all(), 'filtro', 'vehiculos', texto],
      queryFn: ({ signal }) =>
        request(
          {
            method: 'get',
            path: 'hoja-rutas/filtro/vehiculos',
            query: { texto: texto || null },
            signal,
          },
          vehiculosFiltroSchema,
        ),
      placeholderData: keepPreviousData,
    }),
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
      meta: { error: CREATE_ERROR },
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
    load: async () => (id === null ? null : fetchHojaDeRutaPdf(id)),
    fileName: `hoja-de-ruta-${id ?? 'nueva'}.pdf`,
    error: 'No se pudo obtener el PDF de la hoja de ruta',
  });

/** A base64 PDF, or null if the server has none. */
export async function fetchHojaDeRutaPdf(id: number): Promise<string | null> {
  const { pdfHojaRuta } = await request(
    { method: 'get', path: `hoja-rutas/${id}/pdf` },
    hojaDeRutaPdfSchema,
  );
  return pdfHojaRuta;
}
