import { expect, it } from 'vitest';
import { askFechas } from './ask-fechas';

it.each([
  ['far away', '2062-03-05', undefined, true],
  ['near', '2026-11-21', undefined, false],
  ['far away as before', '2062-03-05', '2062-03-05', false],
  ['no date', '31/02/2062', undefined, false],
  ['empty', null, undefined, false],
])('a date that is %s: %j, before %j, is asked about: %j', (_, fecha, former, isAsked) => {
  expect(askFechas('operacion', ['Fecha', fecha, former]) !== null).toBe(isAsked);
});
