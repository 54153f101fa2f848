import { mutationOptions, queryOptions, type MutationFunctionContext } from '@tanstack/react-query';
import { request, send } from '@/lib/api/http';
import type { Edit } from '@/lib/api/payload';
import { invalidate } from '@/lib/cache/query-client';
import { runMany } from '@/lib/cache/run-many';
import { reachedText, sayWhy } from '@/lib/cache/run-outcome';
import { underWayText } from '@/lib/cache/under-way';
import { toasts } from '@/lib/page/toasts';
import { isRecordatorio, type Left } from './avisos';
import {
  anotacionesSchema,
  leidasSchema,
  nuevasSchema,
  toAnotacionPayload,
  type Notificacion,
  type RecordatorioFormValues,
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

  /** Loads the sanitiser's chunk in parallel with the rows, whose HTML is never rendered without it. */
  sanitizer: () =>
    queryOptions({
      queryKey: ['sanitizer'],
      queryFn: () => import('./inline-html').then(({ toInlineHtml }) => toInlineHtml),
      staleTime: 'static',
    }),
};

const MARKED = 'Notificación marcada como leída';
const NOT_MARKED = 'Error al marcar como leída';

const mark = ({ id, visto }: Notificacion) =>
  send({ method: 'patch', path: `v1/vencimientos/${id}`, json: { visto: !visto } });

function toastsOf(row: Notificacion) {
  if (isRecordatorio(row)) {
    return { success: 'Anotación eliminada con éxito', error: 'Error al eliminar anotación' };
  }
  return row.visto
    ? { success: 'Notificación marcada como nueva', error: 'Error al desmarcar notificación' }
    : { success: MARKED, error: NOT_MARKED };
}

/** For mutations that remove rows from their list: `useLeaving` shows the change at once, and it refetches afterwards. */
export const leaving = {
  mutationKey: [...notificacionesQueries.all(), 'leaving'],
  onSettled: (
    _data: unknown,
    _error: unknown,
    _rows: unknown,
    _result: unknown,
    { client }: MutationFunctionContext,
  ) => void invalidate(client, notificacionesQueries.all()),
};

export const notificacionesMutations = {
  leave: (row: Notificacion) =>
    mutationOptions({
      ...leaving,
      // Toggles of one row run in order.
      scope: { id: `${isRecordatorio(row) ? 'recordatorio' : 'notificacion'}-${row.id}` },
      mutationFn: async (rows: readonly [Notificacion]): Promise<Left> => {
        const { id } = rows[0];
        await (isRecordatorio(row)
          ? send({ method: 'delete', path: `v1/anotaciones/${id}` })
          : mark(rows[0]));
        return { rows, at: Date.now() };
      },
      meta: { ...toastsOf(row), invalidates: [], keepsChange: !isRecordatorio(row) },
    }),

  /** One call each. Never fails: a toast counts what succeeded and what did not. */
  markAll: () =>
    mutationOptions({
      ...leaving,
      mutationFn: async (rows: readonly Notificacion[]) => {
        const what = rows.length === 1 ? '1 notificación' : `${rows.length} notificaciones`;
        const outcome = await runMany(rows, mark, {
          doing: (tried) => underWayText('marcando', what, tried),
        });
        return { outcome, rows: outcome.done.map(({ item }) => item), at: Date.now() };
      },
      meta: { invalidates: [], keepsChange: true },
      onSuccess: ({ outcome, rows }, { length }) => {
        const rest = { failed: outcome.failed, cut: outcome.left.length };
        const counts = reachedText('Marcadas', [rows.length, length], rest, 'sin marcar');
        if (sayWhy(outcome, NOT_MARKED, length === 1 ? '' : counts)) return;
        toasts.success(length === 1 ? MARKED : `${length} notificaciones marcadas como leídas`);
      },
    }),

  createAnotacion: () =>
    mutationOptions({
      mutationFn: ({ values }: Edit<RecordatorioFormValues>) =>
        send({ method: 'post', path: 'v1/anotaciones/', json: toAnotacionPayload(values) }),
      meta: { error: 'Error inesperado', invalidates: [notificacionesQueries.all()] },
    }),
};
