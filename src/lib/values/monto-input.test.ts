import { expect, it } from 'vitest';
import { montoToInput } from './monto-input';

it.each([
  [1234.5, false, '1.234,50'],
  [0, false, '0,00'],
  [1234.5, true, '1.235'],
  [1234, true, '1.234'],
  [null, false, ''],
])('the monto %j (whole: %j) shows in a field as %j', (pesos, whole, text) => {
  expect(montoToInput(pesos, whole)).toBe(text);
});
