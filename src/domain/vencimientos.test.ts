import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDias } from './fechas';
import { estadoVencimiento } from './vencimientos';

describe('estadoVencimiento', () => {
  it.each([
    ['2026-06-14', 'vencido'],
    ['2025-06-15', 'vencido'],
    ['2026-06-15', 'por-vencer'],
    ['2026-06-16', 'por-vencer'],
    ['2026-07-15', 'por-vencer'],
    ['2026-07-16', 'vigente'],
    ['2030-01-01', 'vigente'],
    [null, null],
    ['', null],
    ['2026-02-31', null],
  ])('on 2026-06-15, %j is %s', (fecha, expected) => {
    expect(estadoVencimiento(fecha, '2026-06-15')).toBe(expected);
  });

  it('only moves from expired to due to current as the date moves on', () => {
    const order = ['vencido', 'por-vencer', 'vigente'] as const;
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
        const state = estadoVencimiento(addDias('2027-12-20', days), '2027-12-20');
        expect(state).toBe(order[days < 0 ? 0 : days < 31 ? 1 : 2]);
      }),
    );
  });

  it('refuses a today that is not a date', () => {
    expect(() => estadoVencimiento('2026-06-15', 'hoy')).toThrow(RangeError);
  });
});
