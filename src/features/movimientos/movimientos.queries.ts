import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { clean } from '@/domain/clean';
import { crudEndpoints } from '@/lib/api/crud';
import { request, requestCreated, send } from '@/lib/api/http';
import type { Paged } from '@/lib/api/wire';
import { scopeOf, writeRecord, type WriteOptions } from '@/lib/cache/write-record';
import { listSearchDefaults, type ListSearch } from '@/lib/url/list-search';
import type { MovimientoFormValues } from './movimiento-form.schema';
import {
  toMovimientoCreatePayload,
  toMovimientoUpdatePayload,
  type Wanted,
} from './movimiento-payload';
import {
  movimientoCreatedSchema,
  movimientoSchema,
  movimientosPageSchema,
  remitoSchema,
  type Movimiento,
} from './movimiento.schema';

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
      mutationFn: (values: MovimientoFormValues) =>
        requestCreated(
          { method: 'post', path: 'movimientos/', json: toMovimientoCreatePayload(values) },
          movimientoCreatedSchema,
        ),
      meta: { success: 'Movimiento agregado con éxito', error: CREATE_ERROR, invalidates: [] },
    }),
};

export const scopeOfMovimiento = (id: number): string => scopeOf(endpoints.key, id);

/** The only PATCH of a single movement: reads it in its turn, and sends what `edit` makes of it, if anything. @throws as `writeRecord`. */
export const writeMovimiento = (
  client: QueryClient,
  id: number,
  edit: (stored: Movimiento) => Wanted | null,
  options?: WriteOptions<Movimiento>,
) =>
  writeRecord(
    client,
    {
      scope: scopeOfMovimiento(id),
      read: () => readMovimiento(id),
      send: (wanted, stored) =>
        send({
          method: 'patch',
          path: `movimientos/${id}`,
          json: toMovimientoUpdatePayload(wanted, stored),
        }),
    },
    edit,
    options,
  );

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

/** A print waits at most this long to know whether its number is in use. */
const IN_USE_MS = 3000;

/** Looks at the server's newest movements. Never rejects: false without an answer. */
export async function isRemitoInUse(remito: string): Promise<boolean> {
  const wanted = clean(remito);
  try {
    const { items } = await endpoints.list(listSearchDefaults, AbortSignal.timeout(IN_USE_MS));
    return items.some(hasRemito(wanted));
  } catch {
    return false;
  }
}

export const removeMovimiento = endpoints.remove;
export const readMovimiento = endpoints.detail;

export type RemitoKind = 'remito' | 'remito-duplicado';

/** A base64 PDF: one copy, or original and duplicate. */
export const fetchRemito = async (id: number, kind: RemitoKind, signal?: AbortSignal) =>
  (await request({ method: 'get', path: `movimientos/${id}/${kind}`, signal }, remitoSchema))
    .remitoPdf;
