import { expect, it } from 'vitest';
import { HTTPError, NetworkError } from '@/lib/http-errors';
import { markAllOutcome } from './notificaciones.queries';

const refused = new HTTPError('x', 400, '');
const cut = new NetworkError();

it.each([
  [20, [refused, refused], '18 de 20 marcadas; 2 no se pudieron'],
  [3, [refused], '2 de 3 marcadas; 1 no se pudo'],
  [2, [cut, new HTTPError('x', 503, '')], '0 de 2 marcadas; 2 sin confirmar'],
  [9, [cut, refused], '7 de 9 marcadas; 1 no se pudo; 1 sin confirmar'],
])('of %s notices with errors %o: %s', (total, errors, outcome) => {
  expect(markAllOutcome(total, errors)).toBe(outcome);
});
