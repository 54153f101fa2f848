import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { request, send } from '@/lib/http';
import { isSameRow } from './avisos';
import {
  anotacionesSchema,
  leidasSchema,
  nuevasSchema,
  type Notificacion,
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
const DELETE = [...notificacionesQueries.all(), 'delete'] as const;

const without = (row: Notificacion, rows: readonly Notificacion[]) =>
  rows.filter((other) => !isSameRow(other, row));

/**
 * No optimistic cache updates: the screen applies pending mutations itself (`avisos.ts`), so a failure has nothing to roll back.
 */
export const notificacionesMutations = {
  /** Keys to find pending mutations. Their variables are the row before the change, and the reminder's id. */
  toggleKey: TOGGLE,
  deleteKey: DELETE,

  /** Marks a new notification as read, or a read one as new. */
  toggle: ({ id, visto }: Pick<Notificacion, 'id' | 'visto'>) =>
    mutationOptions({
      mutationKey: TOGGLE,
      // Toggles of one row run in order.
      scope: { id: `notificacion-${id}` },
      mutationFn: (_row: Notificacion) =>
        send({ method: 'patch', path: `v1/vencimientos/${id}`, json: { visto: !visto } }),
      meta: {
        ...(visto
          ? {
              success: 'Notificación marcada como nueva',
              error: 'Error al desmarcar notificación',
            }
          : { success: 'Notificación marcada como leída', error: 'Error al marcar como leída' }),
        invalidates: [notificacionesQueries.all()],
      },
      onSuccess: (_data, row, _result, { client }) => {
        const [from, to] = visto
          ? [notificacionesQueries.leidas(), notificacionesQueries.nuevas()]
          : [notificacionesQueries.nuevas(), notificacionesQueries.leidas()];
        client.setQueryData(from.queryKey, (rows) => rows && without(row, rows));
        client.setQueryData(
          to.queryKey,
          (rows) => rows && [{ ...row, visto: !visto }, ...without(row, rows)],
        );
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
      mutationFn: (json: { texto: string; fecha: string }) =>
        send({ method: 'post', path: 'v1/anotaciones/', json }),
      meta: { error: 'Error inesperado', invalidates: [notificacionesQueries.all()] },
    }),
};
