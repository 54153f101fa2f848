import { expect, it } from 'vitest';
import type { Movimiento } from './movimiento.schema';
import { isDue } from './movimiento-labels';

const movimiento = { monto: 100, montoPagado: false, flete: 0, fletePagado: false } as Movimiento;

it.each([
  ['monto', {}, true],
  ['monto', { montoPagado: true }, false],
  ['monto', { monto: 0 }, false],
  ['flete', {}, false],
  ['flete', { flete: 0.01 }, true],
  ['flete', { flete: 0.01, fletePagado: true }, false],
] as const)('%s of %o is due: %s', (what, changes, due) => {
  expect(isDue({ ...movimiento, ...changes }, what)).toBe(due);
});
