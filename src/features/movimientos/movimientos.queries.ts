import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { clean } from '@/domain/clean';
import type { Tarifas } from '@/features/servicios';
import { crudEndpoints } from '@/lib/api/crud';
import { request, requestCreated, send } from '@/lib/api/http';
import type { Paged } from '@/lib/api/wire';
import { BIG_PAGE_SIZE, listSearchDefaults, type ListSearch } from '@/lib/url/list-search';
import type { MovimientoFormValues } from './movimiento-form.schema';
import { type toMovimientoCreatePayload, toMovimientoUpdatePayload } from './movimiento-payload';
import {
  movimientoCreatedSchema,
  movimientoSchema,
  movimientosPageSchema,
  remitoSchema,
  type Movimiento,
} from './movimiento.schema';

interface MovimientoEdit {
  values: MovimientoFormValues;
  stored: Movimiento;
  tarifas: Tarifas;
}

const endpoints = crudEndpoints({
  key: 'movimientos',
  path: 'movimientos/',
  list: movimientosPageSchema,
  detail: movimientoSchema,
});

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
      meta: { error: 'Error al cargar el movimiento' },
    }),
};

export const movimientosMutations = {
  /** Null if the answer could not be read. Invalidates nothing: the queue does so after a delay (spec section 4). */
  create: () =>
    mutationOptions({
      mutationKey: [...movimientosQueries.all(), 'create'],
      mutationFn: (json: ReturnType<typeof toMovimientoCreatePayload>) =>
        requestCreated({ method: 'post', path: 'movimientos/', json }, movimientoCreatedSchema),
      meta: { success: 'Movimiento agregado con éxito', error: CREATE_ERROR, invalidates: [] },
    }),

  /** `error`: the spec has one text for the page and another for the drawers. */
  update: (id: number, error: string) =>
    mutationOptions({
      mutationKey: [...movimientosQueries.all(), 'update', id],
      mutationFn: ({ values, stored, tarifas }: MovimientoEdit) =>
        updateMovimiento(id, toMovimientoUpdatePayload(values, stored, tarifas)),
      meta: { success: 'Movimiento actualizado', error },
    }),
};

/** Not `endpoints.update`, which writes the payload into the cached list: the flete is sent net but stored with its extras. */
export const updateMovimiento = (
  id: number,
  payload: ReturnType<typeof toMovimientoUpdatePayload>,
) => send({ method: 'patch', path: `movimientos/${id}`, json: payload });

const hasRemito =
  (wanted: string) =>
  ({ remitoNumero }: Movimiento): boolean =>
    clean(remitoNumero ?? '') === wanted;

/** Looks only at the cached lists. */
export function isRemitoTaken(queryClient: QueryClient, remito: string): boolean {
  const wanted = clean(remito);
  const pages = queryClient.getQueriesData<Paged<Movimiento>>({
    queryKey: [...movimientosQueries.all(), 'list'],
  });
  return wanted !== '' && pages.some(([, page]) => page?.items.some(hasRemito(wanted)));
}

/** Another movement with this number, among the newest. @throws if they cannot be read. */
export async function findRepeated(
  queryClient: QueryClient,
  remito: string,
  id: number,
): Promise<Movimiento | null> {
  const wanted = clean(remito);
  if (wanted === '') return null;
  const { items } = await queryClient.query(movimientosQueries.list(listSearchDefaults));
  return items.filter(hasRemito(wanted)).find((row) => row.id !== id) ?? null;
}

/** The movement that has this number, or null. @throws if the list cannot be read. */
export async function findByRemito(
  queryClient: QueryClient,
  remito: string,
): Promise<Movimiento | null> {
  const wanted = clean(remito);
  const search = { texto: wanted, pagina: 0, cantidad: BIG_PAGE_SIZE };
  const { items } = await queryClient.query(movimientosQueries.list(search));
  return items.find(hasRemito(wanted)) ?? null;
}

export const fetchMovimientos = endpoints.list;
export const removeMovimiento = endpoints.remove;
export const readMovimiento = endpoints.detail;

export type RemitoKind = 'remito' | 'remito-duplicado';

/** A base64 PDF: one copy, or original and duplicate. */
export const fetchRemito = async (id: number, kind: RemitoKind, signal?: AbortSignal) =>
  (await request({ method: 'get', path: `movimientos/${id}/${kind}`, signal }, remitoSchema))
    .remitoPdf;
