import { expect, it } from 'vitest';
import { countOutcome, tickOutcome } from './tildar-outcome';

const found = (numero: string, ...ids: number[]) => ({
  numero,
  rows: ids.map((id) => ({ id })),
  times: 1,
});
const numbers = Array.from({ length: 25 }, (_, number) => String(number));

it.each([
  [{}, 'No hay ningún número.'],
  [{ found: [found('A-1', 1)] }, 'Se tildó A-1.'],
  [{ found: [found('S/N', 8, 9)] }, 'Se tildó S/N.'],
  [{ found: [found('A-9', 9)] }, 'Ya estaba tildado: A-9.'],
  [{ missing: ['abc'] }, 'No está en la lista: abc.'],
  [{ missing: ['000123', 'abc'] }, 'No están en la lista: 000123, abc.'],
  [{ ambiguous: ['1'] }, 'Coincide con más de un remito: 1.'],
  [
    { found: [found('A-1', 1), found('A-2', 2)], missing: ['000123', 'abc'], repeated: ['A-2'] },
    'Se tildaron 2. No están en la lista: 000123, abc. Repetido: A-2.',
  ],
  [{ missing: numbers }, `No están en la lista: ${numbers.slice(0, 20).join(', ')} y 5 más.`],
])('%j: %s', (outcome, text) => {
  const nothing = { found: [], repeated: [], missing: [], ambiguous: [] };
  expect(tickOutcome({ ...nothing, ...outcome }, new Set([9]))).toBe(text);
});

const contado = (numero: string, contados: number, total: number, surplus = 0) => ({
  numero,
  contados,
  total,
  surplus,
});

it.each([
  [[], [], 'No hay ningún número.'],
  [[contado('A-1', 3, 3, 1)], [], 'A-1: ya están los 3.'],
  [[contado('A-1', 1, 1, 1)], [], 'A-1: ya está su bulto.'],
  [[contado('A-1', 0, 0, 1)], [], 'A-1: no lleva bultos.'],
  [[contado('A-1', 999, 1200)], [], 'A-1: 999 de 1.200.'],
  [
    [contado('A-1', 1, 3), contado('A-2', 2, 2)],
    ['abc'],
    'A-1: 1 de 3, A-2: 2 de 2, completo. No está en la lista: abc.',
  ],
])('counted %j, not found %j: %s', (contados, missing, text) => {
  expect(countOutcome({ missing, ambiguous: [] }, contados)).toBe(text);
});
