import { expect, it } from 'vitest';
import { esLejana, fechaEnPalabras } from './fecha-lejana';

const HOY = '2026-11-20';

it.each([
  ['2026-12-21', false, false],
  ['2026-12-22', true, false],
  ['2026-11-20', false, false],
  ['2026-11-19', false, true],
  ['2025-11-19', false, true],
  ['2025-11-18', true, true],
  ['2037-11-20', true, false],
  ['2037-12-01', true, true],
])('%s is far away for a shipment: %j, for a paper: %j', (fecha, operacion, papel) => {
  expect(esLejana(fecha, HOY, 'operacion')).toBe(operacion);
  expect(esLejana(fecha, HOY, 'papel')).toBe(papel);
});

it.each([
  ['2062-03-05', 'domingo 5 de marzo de 2062, dentro de 36 años'],
  ['2027-03-10', 'miércoles 10 de marzo de 2027, dentro de 4 meses'],
  ['2026-12-22', 'martes 22 de diciembre de 2026, dentro de 1 mes'],
  ['2028-11-20', 'lunes 20 de noviembre de 2028, dentro de 2 años'],
  ['2026-11-19', 'jueves 19 de noviembre de 2026, hace 1 día'],
  ['2026-10-20', 'martes 20 de octubre de 2026, hace 31 días'],
  ['2025-01-01', 'miércoles 1 de enero de 2025, hace 22 meses'],
  ['0206-11-20', 'jueves 20 de noviembre de 206, hace 1820 años'],
])('%s is %s', (fecha, words) => {
  expect(fechaEnPalabras(fecha, HOY)).toBe(words);
});
