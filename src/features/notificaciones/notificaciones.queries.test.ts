import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HTTPError, NetworkError } from '@/lib/http-errors';
import { createQueryClient } from '@/lib/query-client';
import { expectConsole } from '../../../test/console';
import {
  markAllOutcome,
  notificacionesMutations,
  notificacionesQueries,
} from './notificaciones.queries';

const refused = new HTTPError('x', 400, '');
const cut = new NetworkError();

it.each([
  [20, [refused, refused], 0, '18 de 20 marcadas; 2 no se pudieron'],
  [3, [refused], 0, '2 de 3 marcadas; 1 no se pudo'],
  [2, [cut, new HTTPError('x', 503, '')], 0, '0 de 2 marcadas; 2 sin confirmar'],
  [9, [cut, refused], 0, '7 de 9 marcadas; 1 no se pudo; 1 sin confirmar'],
  [9, [refused], 5, '3 de 9 marcadas; 1 no se pudo; 5 sin marcar'],
])('of %s notices with errors %o, and %s left: %s', (total, errors, left, outcome) => {
  const items = Array.from({ length: total }, (_, item) => ({ item, result: null }));
  expect(
    markAllOutcome({
      done: items.slice(errors.length + left),
      failed: errors.map((error, item) => ({ item, error })),
      left: items.slice(0, left),
      ended: null,
    }),
  ).toBe(outcome);
});

describe('the lists', () => {
  const notice = { id: 1, text: 'Seguro', urgency: 'high', visto: false };
  const reminder = { id: 1, text: 'Taller', urgency: null, visto: false };
  const other = { id: 2, text: 'Ruta', urgency: 'low', visto: false };
  const nuevas = notificacionesQueries.nuevas().queryKey;
  const leidas = notificacionesQueries.leidas().queryKey;
  const anotaciones = notificacionesQueries.anotaciones().queryKey;
  let client: QueryClient;

  beforeEach(() => {
    expectConsole('warn', 'No hay token');
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    client = createQueryClient();
    client.setQueryData(nuevas, [reminder, notice, other]);
    client.setQueryData(leidas, []);
    client.setQueryData(anotaciones, [{ id: 1, texto: 'Taller', fecha: null }]);
  });

  it('keep a reminder with the id of a marked notice', async () => {
    void new MutationObserver(client, notificacionesMutations.toggle(notice)).mutate(notice);
    await vi.waitFor(() => expect(client.getQueryData(nuevas)).toEqual([reminder, other]));
    expect(client.getQueryData(leidas)).toEqual([{ ...notice, visto: true }]);
  });

  it('keep a notice with the id of a deleted reminder', async () => {
    void new MutationObserver(client, notificacionesMutations.removeAnotacion()).mutate(1);
    await vi.waitFor(() => expect(client.getQueryData(nuevas)).toEqual([notice, other]));
    expect(client.getQueryData(anotaciones)).toEqual([]);
  });
});
