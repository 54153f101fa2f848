import { expect, it } from 'vitest';
import type { Movimiento } from './movimiento.schema';
import { fechaHoraOf, isDue } from './movimiento-labels';

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

it('movements are sorted by day, then by time, and those without a day come first', () => {
  const sorted = [
    { fecha: null, hora: '23:00' },
    { fecha: '2026-11-19', hora: '18:00' },
    { fecha: '2026-11-20', hora: null },
    { fecha: '2026-11-20', hora: '09:05' },
    { fecha: '2026-11-20', hora: '10:00' },
  ].map((row) => fechaHoraOf({ ...movimiento, ...row }));
  expect(sorted).toEqual(sorted.toSorted());
  expect(new Set(sorted).size).toBe(sorted.length);
});
