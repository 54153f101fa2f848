import { describe, expect, it } from 'vitest';
import { fechaPorDefecto } from './fecha-por-defecto';

describe('fechaPorDefecto', () => {
  it.each([
    ['16:59:59.999', new Date(2026, 5, 15, 16, 59, 59, 999), '2026-06-15'],
    ['17:00:00.000', new Date(2026, 5, 15, 17, 0, 0, 0), '2026-06-16'],
    [
      '21:30, tomorrow already in UTC for Buenos Aires',
      new Date(2026, 5, 15, 21, 30),
      '2026-06-16',
    ],
    ['28 February 2100', new Date(2100, 1, 28, 17), '2100-03-01'],
  ])('%s', (_label, now, expected) => {
    expect(fechaPorDefecto(now, 17)).toBe(expected);
  });

  it('accepts another hour, or none', () => {
    const at = (hour: number, cutoff: number) =>
      fechaPorDefecto(new Date(2026, 5, 15, hour), cutoff);
    expect([at(0, 0), at(11, 12), at(12, 12), at(23, 24)]).toEqual([
      '2026-06-16',
      '2026-06-15',
      '2026-06-16',
      '2026-06-15',
    ]);
  });

  it('refuses an invalid date', () => {
    expect(() => fechaPorDefecto(new Date(NaN), 17)).toThrow(RangeError);
  });
});
