import { describe, expect, it } from 'vitest';
import type { Movimiento } from '@/features/movimientos';
import { applyBulkChange } from './reportes.queries';

const row = {
  id: 7,
  montoPagado: false,
  montoRendido: false,
  flete: 1500.5,
  fletePagado: false,
  fleteRendido: false,
} as Movimiento;

describe('applyBulkChange', () => {
  it.each(['montoPagado', 'fletePagado', 'fleteRendido'] as const)(
    'sets %s and nothing else, on the rows it names',
    (flag) => {
      expect(applyBulkChange(row, { ids: [3, 7], flag })).toStrictEqual({ ...row, [flag]: true });
      expect(applyBulkChange(row, { ids: [3], flag })).toBe(row);
    },
  );

  it.each([0, 2500.75])('sets the freight to %d pesos', (precioFlete) => {
    expect(applyBulkChange(row, { ids: [7], precioFlete })).toStrictEqual({
      ...row,
      flete: precioFlete,
    });
    expect(applyBulkChange(row, { ids: [], precioFlete })).toBe(row);
  });

  it('leaves the row it was given as it was', () => {
    applyBulkChange(row, { ids: [7], flag: 'montoPagado' });
    expect(row.montoPagado).toBe(false);
  });
});
