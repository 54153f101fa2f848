import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { MOVIMIENTO_EN_PAPEL, type Movimiento } from '@/features/movimientos';
import { movimientosFiltroSchema } from '@/features/movimientos/movimiento.schema';
import { request } from '@/lib/api/http';
import { createdDocument } from '@/ui/print/created-document';
import type { TipoDeVenta } from './hoja-de-ruta-search';
import {
  choferesFiltroSchema,
  hojaDeRutaPdfSchema,
  vehiculosFiltroSchema,
  type HojaDeRutaPayload,
} from './hoja-de-ruta.schema';

interface MovimientosFilters {
  fecha: string;
  representanteId: number | null;
  tipo: TipoDeVenta;
}

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
          movimientosFiltroSchema,
        ),
      meta: { error: HOJA_SEARCH_ERROR, rowsOf: 'movimientos' },
    }),

  choferes: filtro('choferes', choferesFiltroSchema),
  vehiculos: filtro('vehiculos', vehiculosFiltroSchema),
};

export const HOJA_DE_RUTA = createdDocument<HojaDeRutaPayload, Movimiento>({
  key: [...hojaDeRutaQueries.all(), 'create'],
  path: 'hoja-rutas/',
  name: 'Hoja de ruta',
  fileName: 'hoja-de-ruta',
  unnumbered: 'nueva',
  load: async (id) =>
    (await request({ method: 'get', path: `hoja-rutas/${id}/pdf` }, hojaDeRutaPdfSchema))
      .pdfHojaRuta,
  source: ({ movimientoIds }) => ({ ...MOVIMIENTO_EN_PAPEL, ids: movimientoIds }),
  texts: {
    created: 'Hoja de ruta creada correctamente',
    createError: 'Error al crear hoja de ruta. Verifique los datos e intente nuevamente.',
    pdfError: 'No se pudo obtener el PDF de la hoja de ruta',
    unknown: 'No sabemos si la hoja se creó.',
    unprinted: 'La hoja de ruta quedó creada y no se pudo imprimir.',
  },
});
