import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { crudEndpoints } from '@/lib/crud';
import { request, requestCreated } from '@/lib/http';
import type { ListSearch } from '@/lib/list-search';
import type { MovimientoFormValues } from './movimiento-form.schema';
import { toMovimientoCreatePayload, toMovimientoUpdatePayload } from './movimiento-payload';
import {
  movimientoCreatedSchema,
  movimientoSchema,
  movimientosPageSchema,
  remitoSchema,
  type Movimiento,
} from './movimiento.schema';

const endpoints = crudEndpoints({
  path: 'movimientos/',
  list: movimientosPageSchema,
  detail: movimientoSchema,
});

export const LOAD_ERROR = 'Error al cargar el movimiento';
export const CREATE_ERROR =
  'Error al crear el movimiento. Verifica los datos e intenta nuevamente.';

export const movimientosQueries = {
  all: () => ['movimientos'] as const,

  list: (search: ListSearch) =>
    queryOptions({
      queryKey: [...movimientosQueries.all(), 'list', search],
      queryFn: ({ signal }) => endpoints.list(search, signal),
      placeholderData: keepPreviousData,
      meta: { error: 'Error al obtener movimientos' },
    }),

  detail: (id: number) =>
    queryOptions({
      queryKey: [...movimientosQueries.all(), 'detail', id],
      queryFn: ({ signal }) => endpoints.detail(id, signal),
      meta: { error: LOAD_ERROR },
    }),
};

export const movimientosMutations = {
  /**
   * Answers the new movement's id, and its remito where the server sends it along; null where the answer could not be read. What becomes
   * stale is the form's affair.
   */
  create: () =>
    mutationOptions({
      mutationKey: [...movimientosQueries.all(), 'create'],
      mutationFn: (values: MovimientoFormValues) =>
        requestCreated(
          { method: 'post', path: 'movimientos/', json: toMovimientoCreatePayload(values) },
          movimientoCreatedSchema,
        ),
      meta: { success: 'Movimiento agregado con éxito', error: CREATE_ERROR, invalidates: [] },
    }),

  /** `error` is the spec's text of the place that edits: it has one for the page and one for what lies over a list. */
  update: (id: number, error: string) =>
    mutationOptions({
      mutationKey: [...movimientosQueries.all(), 'update', id],
      mutationFn: ({ values, stored }: { values: MovimientoFormValues; stored: Movimiento }) =>
        endpoints.update(id, toMovimientoUpdatePayload(values, stored)),
      meta: { success: 'Movimiento actualizado', error },
    }),
};

export const removeMovimiento = endpoints.remove;
export const readMovimiento = endpoints.detail;

export type RemitoKind = 'remito' | 'remito-duplicado';

/** A movement's delivery note as a base64 PDF: one copy, or original and duplicate. */
export async function fetchRemito(id: number, kind: RemitoKind): Promise<string> {
  const { remitoPdf } = await request(
    { method: 'get', path: `movimientos/${id}/${kind}` },
    remitoSchema,
  );
  return remitoPdf;
}
