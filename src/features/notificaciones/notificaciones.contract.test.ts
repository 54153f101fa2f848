import { describe, expect, it } from 'vitest';
import { startCalls } from '../../../test/calls';
import type { Notificacion } from './notificacion.schema';
import { notificacionesMutations, notificacionesQueries } from './notificaciones.queries';

async function start() {
  const { token, ...calls } = await startCalls();
  return { ...calls, authorization: `Bearer ${token}` };
}

describe('the calls of notifications and reminders', () => {
  it('GET each of the three lists', async () => {
    const { queryClient, taken, authorization } = await start();
    await queryClient.query(notificacionesQueries.nuevas());
    await queryClient.query(notificacionesQueries.leidas());
    await queryClient.query(notificacionesQueries.anotaciones());
    expect(taken()).toEqual(
      ['/notificaciones/', '/notificaciones/vistos', '/v1/anotaciones/'].map((path) => ({
        method: 'GET',
        path,
        search: '',
        body: undefined,
        authorization,
      })),
    );
  });

  it.each([
    ['a new one as read', false],
    ['a read one as new', true],
  ])('PATCH /v1/vencimientos/{id} marks %s', async (_, visto) => {
    const { api, mutate, taken, authorization } = await start();
    const stored = api.db.notificaciones.rows.find((one) => one.visto === visto)!;
    const row: Notificacion = { ...stored };
    await mutate(notificacionesMutations.toggle(row), row);
    expect(taken()).toEqual([
      {
        method: 'PATCH',
        path: `/v1/vencimientos/${stored.id}`,
        search: '',
        body: { visto: !visto },
        authorization,
      },
    ]);
  });

  it('POST /v1/anotaciones/ with a text and its day', async () => {
    const { mutate, taken, authorization } = await start();
    const body = { texto: 'Llamar', fecha: '2026-11-20' };
    await mutate(notificacionesMutations.createAnotacion(), body);
    expect(taken()).toEqual([
      {
        method: 'POST',
        path: '/v1/anotaciones/',
        search: '',
        body,
        authorization,
      },
    ]);
  });

  it('DELETE /v1/anotaciones/{id}', async () => {
    const { mutate, taken, authorization } = await start();
    await mutate(notificacionesMutations.removeAnotacion(), 4);
    expect(taken()).toEqual([
      {
        method: 'DELETE',
        path: '/v1/anotaciones/4',
        search: '',
        body: undefined,
        authorization,
      },
    ]);
  });
});
