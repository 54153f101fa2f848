import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clean } from './clean';

it.each([
  ['combining marks', 'N\u0303andu\u0301', 'Ñandú'],
  ['a zero-width space', 'Ferre\u200Btería', 'Ferretería'],
  ['a byte order mark', '\uFEFFSur', 'Sur'],
  ['a soft hyphen', 'Trans\u00ADportes', 'Transportes'],
  ['marks of direction', '\u202A20-12345678-6\u202C', '20-12345678-6'],
  ['a joiner between letters', 'Su\u200Dr', 'Sur'],
  ['control characters of a scanner', '\u0002000100020131\u0003', '000100020131'],
  ['a no-break space', 'El\u00A0Sur', 'El Sur'],
  ['narrow, wide and ideographic spaces', 'El\u202Fgran\u2003Sur\u3000SA', 'El gran Sur SA'],
  ['a line break and a tab', 'El\nSur\tSA', 'El Sur SA'],
  ['blanks at the ends', ' \u00A0El Sur\r\n', 'El Sur'],
  ['blanks around an invisible mark', 'El Sur \u200B ', 'El Sur'],
  ['dashes', '20\u201312345678\u20146 \u2010\u2011\u2012\u2015\u2212', '20-12345678-6 -----'],
  ['dashes of a number in a text', 'A\u20131, \u2212100, 20\u201312', 'A-1, -100, 20-12'],
  ['a number scanned with an American layout', "0001'00020131", '0001-00020131'],
])('cleans %s: %j is %j', (_, text, expected) => {
  expect(clean(text)).toBe(expected);
});

it.each([
  ...['Ñandú & Cía. S.A.', 'Cargas del Oeste \u2013 Agencia Mendoza', 'El  Sur', "O'Higgins 25"],
  ...["'0001'", 'Łódź 中文', 'La Familia 👨‍👩‍👧 ❤️‍🔥 👍🏽', '<500 unidades>', ''],
])('clean keeps %j', (text) => {
  expect(clean(text)).toBe(text);
});

it('leaves a cleaned text unchanged', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom(
          ..."aN0' \n\t-–",
          ...['\u0303', '\u200B', '\u200D', '\uFE0F', '\uFEFF', '\u00A0', '👍', '🏽', '\uD800'],
        ),
      }),
      (text) => {
        expect(clean(clean(text))).toBe(clean(text));
      },
    ),
  );
});
