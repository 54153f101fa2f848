import { expect, it } from 'vitest';
import { shorten } from './shorten';

it.each([
  ['', undefined, ''],
  ['x'.repeat(200), undefined, 'x'.repeat(200)],
  ['x'.repeat(201), undefined, `${'x'.repeat(199)}…`],
  ['abcdef', 4, 'abc…'],
  ['ab😀cd', 4, 'ab…'],
])('shorten %j to %s', (text, letters, shown) => {
  expect(shorten(text, letters)).toBe(shown);
});
