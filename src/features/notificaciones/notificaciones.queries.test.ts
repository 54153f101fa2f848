import { expect, it } from 'vitest';
import { HTTPError, NetworkError, UnconfirmedError } from '@/lib/api/http-errors';
import { markAllOutcome } from './notificaciones.queries';

const refused = new HTTPError('x', 400, '');
const cut = new UnconfirmedError('', { cause: new NetworkError() });

it.each([
  [20, [refused, refused], 0, '18 de 20 marcadas; 2 no se pudieron'],
  [3, [refused], 0, '2 de 3 marcadas; 1 no se pudo'],
  [2, [cut, cut], 0, '0 de 2 marcadas; 2 sin confirmar'],
  [9, [cut, refused], 0, '7 de 9 marcadas; 1 no se pudo; 1 sin confirmar'],
  [9, [refused], 5, '3 de 9 marcadas; 1 no se pudo; 5 sin marcar'],
])('%s notices with errors %o and %s left: %s', (total, errors, left, outcome) => {
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
