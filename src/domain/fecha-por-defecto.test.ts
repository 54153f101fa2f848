import { expect, it } from 'vitest';
import { fechaPorDefecto } from './fecha-por-defecto';

it.each([
  ['16:59:59.999', new Date(2026, 5, 15, 16, 59, 59, 999), '2026-06-15'],
  ['17:00:00.000', new Date(2026, 5, 15, 17, 0, 0, 0), '2026-06-16'],
  ['21:30, tomorrow already in UTC for Buenos Aires', new Date(2026, 5, 15, 21, 30), '2026-06-16'],
  ['28 February 2100', new Date(2100, 1, 28, 17), '2100-03-01'],
])('the default date at %s', (_label, now, expected) => {
  expect(fechaPorDefecto(now, 17)).toBe(expected);
});

it('the default date accepts another hour, or none', () => {
  const at = (hour: number, cutoff: number) => fechaPorDefecto(new Date(2026, 5, 15, hour), cutoff);
  expect([at(0, 0), at(11, 12), at(12, 12), at(23, 24)]).toEqual([
    '2026-06-16',
    '2026-06-15',
    '2026-06-16',
    '2026-06-15',
  ]);
});

it('the default date refuses an invalid moment', () => {
  expect(() => fechaPorDefecto(new Date(NaN), 17)).toThrow(RangeError);
});
