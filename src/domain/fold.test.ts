import { expect, it } from 'vitest';
import { fold, hasWords } from './fold';

it.each([
  ['Gómez', 'gomez'],
  ['Go\u0301mez', 'gomez'],
  ['NÚÑEZ', 'nunez'],
  ['pingüino', 'pinguino'],
  ['El\u00A0Sur \u2013\u200B Norte', 'el sur - norte'],
])('%j without accents and capitals is %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it.each([
  ['Gómez, José', 'jose gomez', true],
  ['Gómez, José', 'jo  GÓM', true],
  ['Gómez, José', 'jose perez', false],
  ['Gómez', '', true],
])('%j has the words of %j: %j', (text, typed, expected) => {
  expect(hasWords(text, typed)).toBe(expected);
});
