import { describe, expect, it } from 'vitest';
import { ana, beto, fila, HOY } from '../../test/support/fila-deuda';
import { aCargoDe, montoARendir, porAntiguedad } from './deuda';
import { addDias } from './fechas';
import { fleteAdeudado } from './totales';

describe('aCargoDe, fleteAdeudado and montoARendir', () => {
  it('charges the origin or the destination', () => {
    expect(aCargoDe(fila())).toBe(ana);
    expect(aCargoDe(fila({ fleteACargoCliente: false }))).toBe(beto);
    expect(aCargoDe(fila({ clienteOrigen: null }))).toBeNull();
  });

  it.each([
    [false, 10],
    [true, 0],
  ])('fletePagado %s: %d pesos of flete are owed', (fletePagado, owed) => {
    expect(fleteAdeudado(fila({ fletePagado }))).toBe(owed);
  });

  it.each([
    [false, false, 0],
    [false, true, 0],
    [true, false, 100],
    [true, true, 0],
  ])(
    'montoPagado %s, montoRendido %s: %d pesos to hand over',
    (montoPagado, montoRendido, owed) => {
      expect(montoARendir(fila({ montoPagado, montoRendido }))).toBe(owed);
    },
  );
});

describe('porAntiguedad', () => {
  it.each([
    [-3, 0],
    [0, 0],
    [7, 0],
    [8, 1],
    [30, 1],
    [31, 2],
    [60, 2],
    [61, 3],
    [4000, 3],
  ])('a movement of %d days is in line %d', (dias, line) => {
    const lines = porAntiguedad([fila({ fecha: addDias(HOY, -dias) })], fleteAdeudado, HOY);
    expect(lines.map(({ pesos }) => pesos)).toEqual(
      [0, 1, 2, 3].map((at) => (at === line ? 10 : 0)),
    );
  });

  it('counts only debts, and movements without a date separately', () => {
    const rows = [fila({ fecha: null, flete: 0.1 }), fila({ fecha: null, flete: 0.2 })];
    expect(porAntiguedad([...rows, fila({ fletePagado: true })], fleteAdeudado, HOY)).toEqual([
      { nombre: '0 a 7 días', pesos: 0 },
      { nombre: '8 a 30 días', pesos: 0 },
      { nombre: '31 a 60 días', pesos: 0 },
      { nombre: 'Más de 60 días', pesos: 0 },
      { nombre: 'Sin fecha', pesos: 0.3 },
    ]);
  });
});
