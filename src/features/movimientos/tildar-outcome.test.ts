import { expect, it } from 'vitest';
import { tildarOutcome } from './tildar-outcome';

const found = (numero: string, ...ids: number[]) => ({ numero, rows: ids.map((id) => ({ id })) });
const numbers = Array.from({ length: 25 }, (_, number) => String(number));

it.each([
  [{}, 'No hay ningún número.'],
  [{ found: [found('A-1', 1)] }, 'Se tildó A-1.'],
  [{ found: [found('A-1', 1), found('A-2', 2, 3)] }, 'Se tildaron 2.'],
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
  expect(tildarOutcome({ ...nothing, ...outcome }, new Set([9]))).toBe(text);
});
