import { describe, expect, it } from 'vitest';
import { computeTotales, type FilaTotales, totalBultos, wholeBultos } from './totales';

const sub = { id: 1, nombre: 'Bulto chico' };
const row: FilaTotales = {
  bultos: 3,
  subBultos: 2,
  subServicio: sub,
  monto: 0.1,
  flete: 1.1,
  fletePagado: false,
};

it.each([
  ['with a sub-service', row, 5],
  ['without sub-service', { ...row, subServicio: null }, 3],
  ['with the sub-service missing', { ...row, subServicio: undefined }, 3],
  ['with a sub-service without sub bultos', { ...row, subBultos: null }, 3],
  ['without bultos of its own', { ...row, bultos: 0 }, 2],
])('the bultos of a row %s', (_label, data, expected) => {
  expect(totalBultos(data)).toBe(expected);
});

it.each([
  [3, 5],
  [2.5, 5],
  [-1.5, 1],
  [0, 2],
  [-2, 0],
  [-9, 0],
])('wholeBultos of %d and 2 sub bultos is %i', (bultos, expected) => {
  expect(wholeBultos({ ...row, bultos })).toBe(expected);
});

it('half a bulto gets a label and is counted', () => {
  expect(wholeBultos({ ...row, bultos: 0.5, subServicio: null })).toBe(1);
});

describe('computeTotales', () => {
  it('is all zeros without rows', () => {
    expect(computeTotales([])).toEqual({
      bultos: 0,
      subBultos: 0,
      total: 0,
      monto: 0,
      flete: 0,
      pagado: 0,
      impago: 0,
    });
  });

  it('adds up parts of bultos exactly', () => {
    const rows = [0.1, 0.2, 0.005].map((bultos) => ({ ...row, bultos, subBultos: 0.7 }));
    expect(computeTotales(rows)).toMatchObject({ bultos: 0.305, subBultos: 2.1, total: 2.405 });
  });

  it('adds up the rows, paid and unpaid fletes separately, without the sub bultos of a row that has no sub-service', () => {
    const rows: FilaTotales[] = [
      row,
      { ...row, bultos: 4, subBultos: 9, subServicio: null, monto: 0.2, flete: 2.2 },
      { ...row, bultos: 1, subBultos: null, monto: null, flete: null },
      { ...row, bultos: 2, subBultos: 1, monto: 0.3, flete: -0.3, fletePagado: true },
    ];
    expect(computeTotales(rows)).toEqual({
      bultos: 10,
      subBultos: 3,
      total: 13,
      monto: 0.6,
      flete: 3,
      pagado: -0.3,
      impago: 3.3,
    });
  });
});
