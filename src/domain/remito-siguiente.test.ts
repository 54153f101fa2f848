import { expect, it } from 'vitest';
import { remitoSiguiente } from './remito-siguiente';

it.each<[string[], string | null]>([
  [['0001-00020137'], '0001-00020138'],
  [['0001-00000099'], '0001-00000100'],
  [['R-9'], 'R-10'],
  [['99'], '100'],
  [[' 7 '], '8'],
  [['0002-00000001', '0001-00020137', '0002-00000004'], '0002-00000005'],
  [['sin número', '0001-00020137'], '0001-00020138'],
  [['', 'A'], null],
  [[], null],
])('after %j comes %s', (remitos, next) => {
  expect(remitoSiguiente(remitos)).toBe(next);
});
