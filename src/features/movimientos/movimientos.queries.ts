import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { clean } from '@/domain/clean';
import { netFlete } from '@/domain/flete';
import { crudEndpoints } from '@/lib/api/crud';
import { request, requestCreated, send, settled } from '@/lib/api/http';
import { nullIfDeleted, UnconfirmedError, UnreadableResponseError } from '@/lib/api/http-errors';
import { readNow } from '@/lib/cache/read-now';
import { scopeOf, writeRecord, type WriteOptions } from '@/lib/cache/write-record';
import { BIG_PAGE_SIZE, listSearchDefaults, type ListSearch } from '@/lib/url/list-search';
import { differingNames } from '@/lib/values/merge-edits';
import {
  toMovimientoUpdatePayload as bodyOf,
  type toMovimientoCreatePayload,
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

const DETAIL_ERROR = 'Error al cargar el movimiento';

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
      meta: { error: DETAIL_ERROR },
    }),

  /** As it is stored now, null once deleted. Unlike `detail`, it is refetched after each change. */
  stored: (id: number) =>
    queryOptions({
      queryKey: [...movimientosQueries.all(), 'stored', id],
      queryFn: ({ signal }) => endpoints.detail(id, signal).catch(nullIfDeleted),
      meta: { error: DETAIL_ERROR },
    }),

  /** Movements with exactly this cleaned number. */
  conRemito: (remito: string) =>
    queryOptions({
      queryKey: [...movimientosQueries.all(), 'remito', remito],
      async queryFn({ signal }) {
        const search = { texto: remito, pagina: 0, cantidad: BIG_PAGE_SIZE };
        const { items } = await endpoints.list(search, signal);
        return items.filter(({ remitoNumero }) => clean(remitoNumero ?? '') === remito);
      },
      enabled: remito !== '',
    }),
};

const CREATE = [...movimientosQueries.all(), 'create'];

export const movimientosMutations = {
  /** Invalidates nothing: the queue does so after a delay (spec section 4). */
  create: () =>
    mutationOptions({
      mutationKey: CREATE,
      mutationFn: (json: CreatePayload, { client }) =>
        settled(createMovimiento(json), () => findCreated(client, json)),
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
        settled<unknown>(
          send({ method: 'patch', path: `movimientos/${id}`, json: bodyOf(wanted, stored) }),
          async () => {
            const now = await readMovimiento(id);
            return differingNames(bodyOf(wanted, now), bodyOf(now, now)).length === 0 ? now : null;
          },
        ),
    },
    edit,
    options,
  );

type CreatePayload = ReturnType<typeof toMovimientoCreatePayload>;

async function createMovimiento(json: CreatePayload) {
  const call = { method: 'post', path: 'movimientos/', json } as const;
  const answer = await requestCreated(call, movimientoCreatedSchema);
  if (answer?.id ?? answer?.remitoPdf) return answer;
  throw new UnconfirmedError('', { cause: new UnreadableResponseError(call.path, 'no record') });
}

/** Finds a movement that may have been created: one of the newest, with all that was sent, that was not there before. @throws if there is none. */
async function findCreated(client: QueryClient, sent: CreatePayload) {
  const newest = client.getQueryData(movimientosQueries.list(listSearchDefaults).queryKey)?.items;
  const created = client.getMutationCache().findAll({ mutationKey: CREATE, status: 'success' });
  const before = new Set([
    ...(newest ?? []).map(({ id }) => id),
    ...created.map(({ state }) => (state.data as { id: number | null }).id),
  ]);
  const { items } = await endpoints.list(listSearchDefaults);
  const found = items.find((row) => {
    const stored = {
      ...bodyOf(row, row),
      fecha: row.fecha,
      clienteOrigenNombre: row.clienteOrigen?.nombre,
      clienteDestinoNombre: row.clienteDestino?.nombre,
      seguro: row.seguro,
      redespacho: row.redespacho,
      flete: netFlete(row.flete, row),
    };
    return !before.has(row.id) && differingNames<Partial<typeof stored>>(sent, stored).length === 0;
  });
  // Movements without a number may be alike: only what was there before tells them apart.
  if (!found || (!newest && !sent.remitoNumero)) throw new Error('No such movement');
  return { id: found.id, remitoPdf: null };
}

/** Another movement with this number than `id`. */
export async function findRepeated(
  queryClient: QueryClient,
  remito: string,
  id: number,
): Promise<Movimiento | null> {
  const wanted = clean(remito);
  if (wanted === '') return null;
  const rows = await readNow(queryClient, movimientosQueries.conRemito(wanted));
  return rows.find((row) => row.id !== id) ?? null;
}

export const fetchMovimientos = endpoints.list;
export const removeMovimiento = endpoints.remove;
export const readMovimiento = endpoints.detail;

/** What papers say of a movement: all but what is paid and handed over. */
export const MOVIMIENTO_EN_PAPEL = {
  read: readMovimiento,
  onPaper: (movimiento: Movimiento) => ({
    ...movimiento,
    montoPagado: null,
    montoRendido: null,
    fletePagado: null,
    fleteRendido: null,
  }),
};

export type RemitoKind = 'remito' | 'remito-duplicado';

/** A base64 PDF: one copy, or original and duplicate. */
export const fetchRemito = async (id: number, kind: RemitoKind, signal?: AbortSignal) =>
  (await request({ method: 'get', path: `movimientos/${id}/${kind}`, signal }, remitoSchema))
    .remitoPdf;
