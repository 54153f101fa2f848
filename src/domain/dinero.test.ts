import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatCantidad,
  formatMonto,
  formatNumero,
  parseMonto,
  roundPesos,
  sumPesos,
  toCents,
} from './dinero';

const NBSP = '\u00a0';
const MAX_CENTS = 99_999_999_999_999;
const centsArbitrary = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS });

/** Cents as the pesos literal that a person would write, without a division. */
function literal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

describe('roundPesos', () => {
  it.each([
    [1.005, 1.01],
    [-1.005, -1.01],
    [1.0049999, 1],
    [10.235, 10.24],
    [0.004, 0],
    [-0.004, 0],
    [-0, 0],
    [1e-7, 0],
    [1e21, 1e21],
    [999999999999.99, 999999999999.99],
  ])('%s → %s', (pesos, expected) => {
    expect(roundPesos(pesos)).toBe(expected);
  });

  it.each([NaN, Infinity, -Infinity])('refuses %s', (value) => {
    expect(() => roundPesos(value)).toThrow(RangeError);
  });

  it('rounds a half cent away from zero for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const half = Number(`${literal(cents)}5`);
        expect(roundPesos(half)).toBe(Number(literal(cents + 1)));
        expect(roundPesos(-half)).toBe(Number(literal(-cents - 1)));
      }),
    );
  });
});

describe('toCents', () => {
  it.each([
    [1.005, 101],
    [-0.001, 0],
    [999999999999.99, 99999999999999],
  ])('%s pesos are %s cents', (pesos, cents) => {
    expect(toCents(pesos)).toBe(cents);
  });

  it.each([NaN, Infinity, -Infinity, 90071992547409.92, 1e14, -1e14, 1e300])(
    '%s pesos cannot be counted',
    (pesos) => {
      expect(toCents(pesos)).toBeNull();
    },
  );
});

describe('sumPesos', () => {
  it.each<[(number | null | undefined)[], number]>([
    [[], 0],
    [[0.1, 0.2], 0.3],
    [[1.1, null, 2.2, undefined], 3.3],
    [[-0], 0],
    [[999999999999.99, 0.01], 1000000000000],
    [[0.004, 0.004], 0.01],
    [[1.005], 1.01],
  ])('%j adds up to %s', (values, expected) => {
    expect(sumPesos(values)).toBe(expected);
  });

  it('refuses an amount that is not finite', () => {
    expect(() => sumPesos([1, NaN])).toThrow(RangeError);
  });

  it('is the sum in whole cents', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e11, max: 1e11 }), { maxLength: 60 }), (cents) => {
        const expected = cents.reduce((total, c) => total + BigInt(c), 0n);
        const sum = sumPesos(cents.map((c) => Number(literal(c))));
        expect(sum).toBe(Number(literal(Number(expected))) + 0);
      }),
    );
  });
});

describe('parseMonto', () => {
  it.each([
    ['0', 0],
    ['007', 7],
    ['1.5', 1.5],
    ['1,5', 1.5],
    [',50', 0.5],
    ['1234,', 1234],
    ['1.234', 1234],
    ['1.234,', 1234],
    ['1,234.', 1234],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['1,234', 1.23],
    ['0.234', 0.23],
    ['1234.567', 1234.57],
    ['1,005', 1.01],
    ['1.234,567', 1234.57],
    ['1,234.565', 1234.57],
    ['0,004', 0],
    ['1.5000,00', 15000],
    ['12.50,00', 1250],
    ['1.234.,5', 1234.5],
    ['.234,50', 234.5],
    ['1234.567,8', 1234567.8],
    ['-0', 0],
    ['+5', 5],
    ['\u22125', -5],
    ['- 5', -5],
    [`$${NBSP}1.234,50`, 1234.5],
    [`${NBSP}1.234,50\u202f`, 1234.5],
    ['  12 \n', 12],
    ['-$ 1.234,50', -1234.5],
    ['$ -1.234,50', -1234.5],
    ['$ - 1.234,50', -1234.5],
    ['+$ 3', 3],
    ['1 234,50', 1234.5],
    [`1${NBSP}234`, 1234],
    ['1\u202f234\u202f567.5', 1234567.5],
    ['ARS 1.234,50', 1234.5],
    ['-ars1.234', -1234],
    ['1.234,50.-', 1234.5],
    ['$ 1.234.-', 1234],
    ['1234,-', 1234],
    ['\u200e$\u00a01.234,50\u200b', 1234.5],
    ['\u20135', -5],
    ['90071992547409,91', 90071992547409.91],
  ])('%j is %s', (text, expected) => {
    expect(parseMonto(text)).toBe(expected);
  });

  it.each([
    ...['', '-', '$', '.', '.,', 'abc', '12a', '1e5', 'Infinity', '1.23.4', '1,23,4', '1.234.56'],
    ...['1.2345.678', '1234.567.890', '1.2345', '10.00000', '1.234,567,890'],
    ...['1.234,5,6', '1..5', '.,5', '12 34', '0 234', '1 234.567,50', '1 2345', '.-', 'ARS'],
    ...['ARS.-', '5 .-', '--5', '-$-5', '5-', '5 $', '$$5', '$ 5 $ 6', '(5)', '5\n6', 'USD 5'],
    '90071992547409,92',
    '9'.repeat(400),
  ])('%j is not an amount', (text) => {
    expect(parseMonto(text)).toBeNull();
  });

  it('undoes formatMonto and formatNumero for every cent', () => {
    fc.assert(
      fc.property(centsArbitrary, (cents) => {
        const pesos = Number(literal(cents)) + 0;
        expect(parseMonto(formatMonto(pesos))).toBe(pesos);
        expect(parseMonto(formatNumero(pesos))).toBe(pesos);
        expect(parseMonto(literal(cents))).toBe(pesos);
        expect(parseMonto(literal(cents).replace('.', ','))).toBe(pesos);
      }),
    );
  });

  it('reads English grouping to the same amount', () => {
    const english = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(centsArbitrary, (cents) => {
        const pesos = Number(literal(cents)) + 0;
        expect(parseMonto(english.format(pesos))).toBe(pesos);
      }),
    );
  });
});

describe('formatNumero', () => {
  it.each([
    [0, '0,00'],
    [-0, '0,00'],
    [-0.001, '0,00'],
    [1234.5, '1.234,50'],
    [-1234.5, '-1.234,50'],
    [1.005, '1,01'],
    [999999999999.99, '999.999.999.999,99'],
  ])('%s is %s', (n, expected) => {
    expect(formatNumero(n)).toBe(expected);
  });

  it.each([
    [1500, '1.500'],
    [0.5, '0,5'],
    [-1234.125, '-1.234,125'],
    [0.1 + 0.2, '0,3'],
    [NaN, '—'],
    [1e300, '—'],
  ])('the count %d is %s', (n, expected) => {
    expect(formatCantidad(n)).toBe(expected);
  });

  it('rounds to whole numbers', () => {
    expect(formatNumero(1234.5, 0)).toBe('1.235');
  });

  it.each([NaN, Infinity, 1e15, -1e15, 1e300])('%s is a dash', (n) => {
    expect(formatNumero(n)).toBe('—');
    expect(formatNumero(n, 0)).toBe('—');
    expect(formatMonto(n)).toBe('—');
  });
});

it.each([
  [0, `$${NBSP}0,00`],
  [-0.001, `$${NBSP}0,00`],
  [1234.5, `$${NBSP}1.234,50`],
  [-1234.5, `-$${NBSP}1.234,50`],
  [-0.005, `-$${NBSP}0,01`],
  [1000000, `$${NBSP}1.000.000,00`],
])('%s shows as %s', (pesos, expected) => {
  expect(formatMonto(pesos)).toBe(expected);
});
