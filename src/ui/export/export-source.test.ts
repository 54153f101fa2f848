import { expect, it } from 'vitest';
import { scopeText } from './export-source';

it.each([
  [0, 1, 'La fila encontrada'],
  [0, 1200, 'Las 1.200 filas encontradas'],
  [1, 5, 'La fila tildada'],
  [3, 5, 'Las 3 filas tildadas'],
])('of %i ticked and %i found rows: %s', (ticked, found, text) => {
  expect(scopeText(ticked, found)).toBe(text);
});
