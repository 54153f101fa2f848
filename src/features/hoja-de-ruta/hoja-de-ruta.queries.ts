import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { request, requestCreated } from '@/lib/http';
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
      select: ({ movimientos }) => movimientos,
      meta: { error: SEARCH_ERROR },
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
  /** Returns the new route sheet's id, or null if the answer could not be read. */
  create: () =>
    mutationOptions({
      mutationKey: [...hojaDeRutaQueries.all(), 'create'],
      mutationFn: (payload: HojaDeRutaPayload) =>
        requestCreated(
          { method: 'post', path: 'hoja-rutas/', json: payload },
          hojaDeRutaCreatedSchema,
        ),
      meta: {
        success: 'Hoja de ruta creada correctamente',
        error: CREATE_ERROR,
      },
    }),
};

/** Fetches a route sheet as a base64 PDF, or null if the server has none. */
export async function fetchHojaDeRutaPdf(id: number): Promise<string | null> {
  const { pdfHojaRuta } = await request(
    { method: 'get', path: `hoja-rutas/${id}/pdf` },
    hojaDeRutaPdfSchema,
  );
  return pdfHojaRuta;
}
