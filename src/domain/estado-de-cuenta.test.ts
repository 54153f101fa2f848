import { expect, it } from 'vitest';
import { fila, HOY } from '../../test/support/fila-deuda';
import { computeCuenta, cuentaAsText } from './estado-de-cuenta';

const titulo = { empresa: 'Transporte', cliente: 'Ana\n*SA*', hoy: HOY, desde: '2026-11-01' };
const encabezado = { ...titulo, deAntes: computeCuenta([], []) };

it('an account adds up cash, on account, and the montos owed to the client separately', () => {
  const contado = [fila({ flete: 0.1 }), fila({ flete: 0.2 })];
  const corriente = [fila({ flete: 999_999_999_999.99, cuentaCorriente: true })];
  const cuenta = computeCuenta([...contado, ...corriente], [fila({ montoPagado: true })]);
  expect(cuenta.debe.partes.map(({ nombre, filas, total }) => [nombre, filas, total])).toEqual([
    ['Contado', contado, 0.3],
    ['Cuenta corriente', corriente, 999_999_999_999.99],
  ]);
  expect(cuenta.debe.total).toBe(1_000_000_000_000.29);
  expect(cuenta.aRendirle.total).toBe(100);
});

it('an account is written as text with its sums and rows', () => {
  const cuenta = computeCuenta(
    [fila({ flete: 1234.5 }), fila({ remitoNumero: null, fecha: null, cuentaCorriente: true })],
    [fila({ montoPagado: true, remitoNumero: 'B\n2' })],
  );
  expect(cuentaAsText(encabezado, cuenta).split('\n')).toEqual([
    'Transporte',
    'Estado de cuenta al 20/11/2026. Movimientos desde el 01/11/2026.',
    'Ana *SA*',
    '',
    'Fletes a pagar: $ 1.244,50',
    '',
    'Contado: $ 1.234,50',
    '20/11/2026 · remito A-1 · $ 1.234,50',
    '',
    'Cuenta corriente: $ 10,00',
    'Sin fecha · sin remito · $ 10,00',
    '',
    'A rendirle: $ 100,00',
    '20/11/2026 · remito B 2 · $ 100,00',
  ]);
});

it('an account names apart what was owed before its first day', () => {
  const deAntes = computeCuenta(
    [fila({ flete: 500.5 })],
    [fila({ montoPagado: true, monto: 1000 })],
  );
  const text = cuentaAsText({ ...titulo, deAntes }, computeCuenta([], []));
  expect(text.split('\n').slice(-3)).toEqual([
    'Fletes a pagar: $ 0,00',
    'Saldo anterior, aparte: $ 500,50',
    'A rendirle de antes, aparte: $ 1.000,00',
  ]);
});

it('an account lists thirty rows of a part and adds up the rest', () => {
  const cuenta = computeCuenta(
    Array.from({ length: 32 }, () => fila({ flete: 0.01 })),
    [],
  );
  const lines = cuentaAsText(encabezado, cuenta).split('\n');
  expect(lines.filter((line) => line.includes('remito'))).toHaveLength(30);
  expect(lines.at(-1)).toBe('y 2 más: $ 0,02');
});
