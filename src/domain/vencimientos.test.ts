import { describe, expect, it } from 'vitest';
import { estadoVencimiento, plazoVencimiento, readVencimiento } from './vencimientos';

describe('estadoVencimiento', () => {
  it.each([
    ['2026-06-14', 'vencido'],
    ['2026-06-15', 'por-vencer'],
    ['2026-07-15', 'por-vencer'],
    ['2026-07-16', 'vigente'],
    [null, null],
    ['', null],
    ['2026-02-31', null],
  ])('on 2026-06-15, %j is %s', (fecha, expected) => {
    expect(estadoVencimiento(fecha, '2026-06-15')).toBe(expected);
  });

  it('refuses a today that is not a date', () => {
    expect(() => estadoVencimiento('2026-06-15', 'hoy')).toThrow(RangeError);
  });
});

it.each([
  // Friday 20 November 2026
  ['2026-11-20', '2026-11-19', 'vencido'],
  ['2026-11-20', '2026-11-20', 'esta-semana'],
  ['2026-11-20', '2026-11-22', 'esta-semana'],
  ['2026-11-20', '2026-11-23', 'este-mes'],
  ['2026-11-20', '2026-11-30', 'este-mes'],
  ['2026-11-20', '2026-12-01', 'despues'],
  // A Sunday
  ['2026-11-22', '2026-11-22', 'esta-semana'],
  ['2026-11-22', '2026-11-23', 'este-mes'],
  // A week across the end of a month. Weeks across a year: fechas.test.ts
  ['2026-11-30', '2026-12-06', 'esta-semana'],
  ['2026-11-30', '2026-12-07', 'despues'],
])('on %s, what expires on %s is %s', (hoy, fecha, expected) => {
  expect(plazoVencimiento(fecha, hoy)).toBe(expected);
});

it.each([
  ['Seguro de Iveco (AB 123 CD): venció el 10/10/2026', '2026-10-10', 'vencido'],
  ['Licencia de Díaz, Ángel: vence el 21/11/2026, en 1 día', '2026-11-21', 'esta-semana'],
  ['El vencimiento es el 2026-11-27.', '2026-11-27', 'este-mes'],
  ['Vence el 8/12/2026 (08/12/2026)', '2026-12-08', 'despues'],
  ['Revisión técnica: vence hoy', '2026-11-20', 'esta-semana'],
  ['Vence MAÑANA', '2026-11-21', 'esta-semana'],
  ['Matafuego: vence en 7 días', '2026-11-27', 'este-mes'],
  ['Matafuego: vence en 1 día', '2026-11-21', 'esta-semana'],
  ['Emitido el 01/11/2026, vence el 20/12/2026', null, null],
  ['Seguro vencido', null, 'vencido'],
  ['Pólizas vencidas', null, 'vencido'],
  ['La licencia venció', null, 'vencido'],
  ['Próximo vencimiento', null, null],
  ['Seguro invencido', null, null],
  ['Vence el 31/02/2026', null, null],
  ['Nº 120/10/20261', null, null],
  ['Expediente 5510/10/2026', null, null],
  ['Pagar la patente en diez días', null, null],
  ['', null, null],
])('%j is due %s, %s', (text, fecha, plazo) => {
  expect(readVencimiento(text, '2026-11-20')).toEqual({ fecha, plazo });
});
