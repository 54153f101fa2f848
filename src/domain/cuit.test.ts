import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cuitProblem, cuitSearchText, formatCuit } from './cuit';

const isValid = (text: string) => cuitProblem(text) === null;

it.each([
  ['20123456786', '12345678'],
  [' 20-12345678-6 ', '12345678'],
  ['20-12345678-9', '20-12345678-9'],
  ['00010000123', '00010000123'],
  ['2012345678', '2012345678'],
  ['Ana', 'Ana'],
])('a search for %j asks for %j', (typed, asked) => {
  expect(cuitSearchText(typed)).toBe(asked);
});

it.each([
  '20123456786',
  '20 12345678 6',
  ' 20-12.345.678-6 ',
  '20\u201312345678\u20136',
  '\u200E20-12345678-6\u200B',
])('the CUIT %j is valid', (text) => {
  expect(isValid(text)).toBe(true);
});

it.each([
  ['', 'length'],
  ['2012345678', 'length'],
  ['201234567866', 'length'],
  ['20/12345678/6', 'length'],
  ['CUIT 20-12345678-6', 'length'],
  ['20-12345678-9', 'check digit'],
  ['21-12345678-6', 'check digit'],
  ['00000000000', 'prefix'],
  ['21-12345678-2', 'prefix'],
])('the CUIT %j has a wrong %s', (text, problem) => {
  expect(cuitProblem(text)).toBe(problem);
});

/** The published algorithm: 11 minus the remainder, with 0 in place of 11. */
function checkDigit(ten: string): number | null {
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
  const sum = weights.reduce((total, weight, i) => total + weight * Number(ten.charAt(i)), 0);
  const digit = 11 - (sum % 11);
  if (digit === 10) return null;
  return digit === 11 ? 0 : digit;
}

const body = fc.nat(99_999_999).map((n) => String(n).padStart(8, '0'));

it.each(['20', '23', '24', '25', '26', '27', '30', '33', '34'])(
  'a CUIT of the prefix %s takes just its check digit',
  (prefix) => {
    fc.assert(
      fc.property(body, fc.nat(9), (digits, last) => {
        const ten = prefix + digits;
        expect(isValid(`${ten}${last}`)).toBe(checkDigit(ten) === last);
        const right = checkDigit(ten);
        if (right !== null) expect(isValid(`${prefix}-${digits}-${right}`)).toBe(true);
      }),
    );
  },
);

it.each([
  ['20123456786', '20-12345678-6'],
  [' 20.12345678.6 ', '20-12345678-6'],
  ['20-12.345.678-6', '20-12345678-6'],
  ['2012345678', '2012345678'],
  ['201234567866', '201234567866'],
  ['no tiene', 'no tiene'],
  ['', ''],
])('the CUIT %j is shown as %j', (text, expected) => {
  expect(formatCuit(text)).toBe(expected);
});
