import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { fourAtOnce } from '@/lib/four-at-once';
import { request, send } from '@/lib/http';
import { isUnanswered } from '@/lib/http-errors';
import { showError } from '@/lib/show-error';
import { toasts } from '@/lib/toasts';
import { isSameRow } from './avisos';
import {
  anotacionesSchema,
  leidasSchema,
  nuevasSchema,
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

const TOGGLE = [...notificacionesQueries.all(), 'toggle'] as const;
const MARK_ALL = [...notificacionesQueries.all(), 'mark-all'] as const;
const DELETE = [...notificacionesQueries.all(), 'delete'] as const;

const MARKED = 'Notificación marcada como leída';
const NOT_MARKED = 'Error al marcar como leída';

const without = (row: Notificacion, rows: readonly Notificacion[]) =>
  rows.filter((other) => !isSameRow(other, row));

const mark = ({ id, visto }: Pick<Notificacion, 'id' | 'visto'>) =>
  send({ method: 'patch', path: `v1/vencimientos/${id}`, json: { visto: !visto } });

/** Moves a marked row to the other list of the cache. */
function moveRow(client: QueryClient, row: Notificacion): void {
  const [from, to] = row.visto
    ? [notificacionesQueries.leidas(), notificacionesQueries.nuevas()]
    : [notificacionesQueries.nuevas(), notificacionesQueries.leidas()];
  client.setQueryData(from.queryKey, (rows) => rows && without(row, rows));
  client.setQueryData(
    to.queryKey,
    (rows) => rows && [{ ...row, visto: !row.visto }, ...without(row, rows)],
  );
}

/** `18 de 20 marcadas; 2 no se pudieron`. Without an answer nobody knows whether it was done: `2 sin confirmar`. */
export function markAllOutcome(total: number, errors: readonly unknown[]): string {
  const unanswered = errors.filter(isUnanswered).length;
  const refused = errors.length - unanswered;
  return [
    `${total - errors.length} de ${total} marcadas`,
    refused > 0 && `${refused} no se ${refused === 1 ? 'pudo' : 'pudieron'}`,
    unanswered > 0 && `${unanswered} sin confirmar`,
  ]
    .filter(Boolean)
    .join('; ');
}

/**
 * No optimistic cache updates: the screen applies pending mutations itself (`avisos.ts`), so a failure has nothing to roll back.
 */
export const notificacionesMutations = {
  /** Keys to find pending mutations. Their variables are the row before the change, and the reminder's id. */
  toggleKey: TOGGLE,
  markAllKey: MARK_ALL,
  deleteKey: DELETE,

  /** Marks a new notification as read, or a read one as new. */
  toggle: ({ id, visto }: Pick<Notificacion, 'id' | 'visto'>) =>
    mutationOptions({
      mutationKey: TOGGLE,
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
        invalidates: [notificacionesQueries.all()],
      },
      onSuccess: (_data, row, _result, { client }) => moveRow(client, row),
    }),

  /** Marks new notifications as read, one call each, four at a time. Never fails: a toast counts what was done and what was not. */
  markAll: () =>
    mutationOptions({
      mutationKey: MARK_ALL,
      mutationFn: (rows: readonly Notificacion[]) => Promise.allSettled(fourAtOnce(rows, mark)),
      meta: { invalidates: [notificacionesQueries.all()] },
      onSuccess: (results, rows, _result, { client }) => {
        rows.forEach((row, i) => results[i]?.status === 'fulfilled' && moveRow(client, row));
        const errors = results.flatMap((result) =>
          result.status === 'rejected' ? [result.reason as unknown] : [],
        );
        if (errors.length > 0) {
          showError(errors[0], NOT_MARKED, ` (${markAllOutcome(rows.length, errors)})`);
        } else {
          toasts.success(
            rows.length === 1 ? MARKED : `${rows.length} notificaciones marcadas como leídas`,
          );
        }
      },
    }),

  removeAnotacion: () =>
    mutationOptions({
      mutationKey: DELETE,
      mutationFn: (id: number) => send({ method: 'delete', path: `v1/anotaciones/${id}` }),
      meta: {
        success: 'Anotación eliminada con éxito',
        error: 'Error al eliminar anotación',
        invalidates: [notificacionesQueries.all()],
      },
      onSuccess: (_data, id, _result, { client }) => {
        client.setQueryData(notificacionesQueries.nuevas().queryKey, (rows) =>
          rows?.filter((row) => row.id !== id || row.urgency !== null),
        );
        client.setQueryData(notificacionesQueries.anotaciones().queryKey, (rows) =>
          rows?.filter((row) => row.id !== id),
        );
      },
    }),

  createAnotacion: () =>
    mutationOptions({
      mutationKey: [...notificacionesQueries.all(), 'create'],
      mutationFn: (json: ReturnType<typeof toAnotacionPayload>) =>
        send({ method: 'post', path: 'v1/anotaciones/', json }),
      meta: { error: 'Error inesperado', invalidates: [notificacionesQueries.all()] },
    }),
};
