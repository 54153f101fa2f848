import {
  mutationOptions,
  queryOptions,
  type MutationFunctionContext,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { request, send } from '@/lib/http';
import { isUnanswered } from '@/lib/http-errors';
import { invalidate } from '@/lib/query-client';
import { runMany, showSessionEnd, type Outcome } from '@/lib/run-many';
import { showError } from '@/lib/show-error';
import { toasts } from '@/lib/toasts';
import { isRecordatorio, isSameRow } from './avisos';
import {
  anotacionesSchema,
  leidasSchema,
  nuevasSchema,
  type Anotacion,
  type Notificacion,
  type toAnotacionPayload,
} from './notificacion.schema';

export const notificacionesQueries = {
  all: () => ['notificaciones'] as const,

  nuevas: () =>
    queryOptions({
      queryKey: [...notificacionesQueries.all(), 'nuevas'],
      queryFn: ({ signal }) =>
        request({ method: 'get', path: 'notificaciones/', signal }, nuevasSchema),
    }),

  leidas: () =>
    queryOptions({
      queryKey: [...notificacionesQueries.all(), 'leidas'],
      queryFn: ({ signal }) =>
        request({ method: 'get', path: 'notificaciones/vistos', signal }, leidasSchema),
    }),

  anotaciones: () =>
    queryOptions({
      queryKey: [...notificacionesQueries.all(), 'anotaciones'],
      queryFn: ({ signal }) =>
        request({ method: 'get', path: 'v1/anotaciones/', signal }, anotacionesSchema),
    }),

  /** The sanitiser's chunk, loaded in parallel with the rows. Their HTML is never rendered without it. */
  sanitizer: () =>
    queryOptions({
      queryKey: ['sanitizer'],
      queryFn: () => import('./inline-html').then(({ toInlineHtml }) => toInlineHtml),
      staleTime: 'static',
    }),
};

const MARKED = 'Notificación marcada como leída';
const NOT_MARKED = 'Error al marcar como leída';

const mark = ({ id, visto }: Pick<Notificacion, 'id' | 'visto'>) =>
  send({ method: 'patch', path: `v1/vencimientos/${id}`, json: { visto: !visto } });

/** Takes a row out of a list of the cache. Returns what puts it back in its place. */
function takeOut<Row>(client: QueryClient, queryKey: QueryKey, isTaken: (row: Row) => boolean) {
  const rows = client.getQueryData<Row[]>(queryKey) ?? [];
  const place = rows.findIndex(isTaken);
  const taken = rows.filter(isTaken);
  const rest = (now: Row[] | undefined) => now?.filter((row) => !isTaken(row));
  client.setQueryData<Row[]>(queryKey, rest);
  return () =>
    client.setQueryData<Row[]>(queryKey, (now) => rest(now)?.toSpliced(place, 0, ...taken));
}

/** Moves a marked row to the other list of the cache. Returns what moves it back. */
function moveRow(client: QueryClient, row: Notificacion) {
  const [from, to] = row.visto
    ? [notificacionesQueries.leidas(), notificacionesQueries.nuevas()]
    : [notificacionesQueries.nuevas(), notificacionesQueries.leidas()];
  const isIt = (other: Notificacion) => isSameRow(other, row);
  const putBack = takeOut(client, from.queryKey, isIt);
  takeOut(client, to.queryKey, isIt);
  client.setQueryData(to.queryKey, (rows) => rows && [{ ...row, visto: !row.visto }, ...rows]);
  return () => {
    takeOut(client, to.queryKey, isIt);
    putBack();
  };
}

/** A refetch that is under way would overwrite what an optimistic change writes. */
const cancelFetches = (client: QueryClient) =>
  client.cancelQueries({ queryKey: notificacionesQueries.all() });

const CHANGE = [...notificacionesQueries.all(), 'change'] as const;

/** Of the changes that show before the server answers. */
const optimistic = {
  mutationKey: CHANGE,
  /** Refetches after the last of them: before, the server's rows would undo the others on screen. */
  onSettled: (
    _data: unknown,
    _error: unknown,
    _variables: unknown,
    _undo: unknown,
    { client }: MutationFunctionContext,
  ) => {
    if (client.isMutating({ mutationKey: CHANGE }) > 1) return;
    void invalidate(client, notificacionesQueries.all());
  },
};

/** `18 de 20 marcadas; 2 no se pudieron`. Without an answer nobody knows whether it was done: `2 sin confirmar`. */
export function markAllOutcome({ done, failed, left }: Outcome<unknown>): string {
  const unanswered = failed.filter(({ error }) => isUnanswered(error)).length;
  const refused = failed.length - unanswered;
  return [
    `${done.length} de ${done.length + failed.length + left.length} marcadas`,
    refused > 0 && `${refused} no se ${refused === 1 ? 'pudo' : 'pudieron'}`,
    unanswered > 0 && `${unanswered} sin confirmar`,
    left.length > 0 && `${left.length} sin marcar`,
  ]
    .filter(Boolean)
    .join('; ');
}

export const notificacionesMutations = {
  /** Marks a new notification as read, or a read one as new. */
  toggle: ({ id, visto }: Pick<Notificacion, 'id' | 'visto'>) =>
    mutationOptions({
      ...optimistic,
      // Toggles of one row run in order.
      scope: { id: `notificacion-${id}` },
      mutationFn: (_row: Notificacion) => mark({ id, visto }),
      meta: {
        ...(visto
          ? {
              success: 'Notificación marcada como nueva',
              error: 'Error al desmarcar notificación',
            }
          : { success: MARKED, error: NOT_MARKED }),
        invalidates: [],
      },
      onMutate: async (row, { client }) => {
        await cancelFetches(client);
        return moveRow(client, row);
      },
      onError: (_error, _row, undo) => undo?.(),
    }),

  /** Marks new notifications as read, one call each. Never fails: a toast counts what was done and what was not. */
  markAll: () =>
    mutationOptions({
      ...optimistic,
      mutationFn: (rows: readonly Notificacion[]) => runMany(rows, mark),
      meta: { invalidates: [] },
      onMutate: async (rows, { client }) => {
        await cancelFetches(client);
        return rows.map((row) => moveRow(client, row));
      },
      onSuccess: (outcome, rows, undos) => {
        const { done, failed, ended } = outcome;
        const marked = new Set(done.map(({ item }) => item));
        const refused = undos.filter((_, i) => rows[i] && !marked.has(rows[i]));
        // The last first: a row's place does not count the rows that left before it.
        for (const undo of refused.reverse()) undo();
        const [first] = failed;
        if (ended) showSessionEnd(ended, rows.length === 1 ? '' : ` (${markAllOutcome(outcome)})`);
        else if (first) showError(first.error, NOT_MARKED, ` (${markAllOutcome(outcome)})`);
        else {
          toasts.success(
            rows.length === 1 ? MARKED : `${rows.length} notificaciones marcadas como leídas`,
          );
        }
      },
    }),

  removeAnotacion: () =>
    mutationOptions({
      ...optimistic,
      mutationFn: (id: number) => send({ method: 'delete', path: `v1/anotaciones/${id}` }),
      meta: {
        success: 'Anotación eliminada con éxito',
        error: 'Error al eliminar anotación',
        invalidates: [],
      },
      onMutate: async (id, { client }) => {
        await cancelFetches(client);
        return [
          takeOut(
            client,
            notificacionesQueries.nuevas().queryKey,
            (row: Notificacion) => row.id === id && isRecordatorio(row),
          ),
          takeOut(
            client,
            notificacionesQueries.anotaciones().queryKey,
            (row: Anotacion) => row.id === id,
          ),
        ];
      },
      onError: (_error, _id, undos) => undos?.forEach((undo) => undo()),
    }),

  createAnotacion: () =>
    mutationOptions({
      mutationKey: [...notificacionesQueries.all(), 'create'],
      mutationFn: (json: ReturnType<typeof toAnotacionPayload>) =>
        send({ method: 'post', path: 'v1/anotaciones/', json }),
      meta: { error: 'Error inesperado', invalidates: [notificacionesQueries.all()] },
    }),
};
