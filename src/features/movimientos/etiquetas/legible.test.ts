import fc from 'fast-check';
import { expect, it } from 'vitest';
import { legible } from './legible';

/** A font with the characters of Latin 1. */
const has = (codePoint: number) =>
  (codePoint >= 0x20 && codePoint <= 0x7e) || (codePoint >= 0xa0 && codePoint <= 0xff);

it.each([
  ['Peña e Hijos', 'Peña e Hijos'],
  ['Pen\u0303a', 'Peña'],
  ['  Dos\t\nespacios ', 'Dos espacios'],
  ['ﬁambres ½', 'fiambres ½'],
  ['Ａｒｇ', 'Arg'],
  ['Erdős', 'Erdos'],
  ['Łódź 🍕', '?ódz ?'],
  ['日本 Иван', '?? ????'],
  ['a\u202eb\u200dc\u0000d\ud800e', 'abcde'],
  ['', ''],
])('writes %j as %j', (text, written) => {
  expect(legible(text, has)).toBe(written);
});

it('writes only characters that the font has', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect([...legible(text, has)].filter((char) => !has(char.codePointAt(0)!))).toEqual([]);
    }),
  );
});
