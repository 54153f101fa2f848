import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decimalsOf,
  formatPorcentaje,
  fractionToPercent,
  parsePorcentaje,
  percentToFraction,
  porcentajeToText,
} from './porcentajes';

const NBSP = '\u00a0';

const pairs: [number, number][] = [
  [0, 0],
  [0.0725, 7.25],
  [-0.055, -5.5],
];

describe('fractionToPercent and percentToFraction', () => {
  it.each(pairs)('the fraction %s is %s percent', (fraction, percent) => {
    expect(fractionToPercent(fraction)).toBe(percent);
    expect(percentToFraction(percent)).toBe(fraction);
  });

  it('undo each other for numbers of up to fifteen digits', () => {
    const decimal = fc
      .tuple(fc.integer({ min: -1e14, max: 1e14 }), fc.nat(14))
      .map(([digits, scale]) => Number(`${digits}e-${scale}`) + 0);
    fc.assert(
      fc.property(decimal, (value) => {
        expect(percentToFraction(fractionToPercent(value))).toBe(value);
        expect(fractionToPercent(percentToFraction(value))).toBe(value);
      }),
    );
  });

  it('give 0, not -0', () => {
    expect(fractionToPercent(-0)).toBe(0);
    expect(percentToFraction(-0)).toBe(0);
  });

  it.each([NaN, Infinity])('refuse %s', (value) => {
    expect(() => fractionToPercent(value)).toThrow(RangeError);
    expect(() => percentToFraction(value)).toThrow(RangeError);
  });
});

it.each([
  [0, '0'],
  [0.0725, '7,25'],
  [0.00123456, '0,1235'],
  [1 / 3, '33,3333'],
  [12.5, '1.250'],
  [-0.05, '-5'],
  [-0, '0'],
  [-0.0000001, '0'],
])('the fraction %s shows as %s %%', (fraction, digits) => {
  expect(formatPorcentaje(fraction)).toBe(`${digits}${NBSP}%`);
});

describe('parsePorcentaje', () => {
  it.each([
    ['0,1', 0.1],
    [' 7,25 ', 7.25],
    ['7,', 7],
    [',5', 0.5],
    ['.0333', 0.0333],
    ['0', 0],
    ['1.234', 1.234],
    ['0,000000000000001', 1e-15],
    ['000000000000000000,5', 0.5],
  ])('reads %j as %d', (text, value) => {
    expect(parsePorcentaje(text)).toBe(value);
  });

  it.each(['', ' ', ',', '.', '1.234,5', '1,2,3', '-1', '+1', '10 %', '10%', '1e3', 'diez', '1 0'])(
    'takes %j for no number',
    (text) => {
      expect(parsePorcentaje(text)).toBeNull();
    },
  );

  it('refuses more digits than a number holds', () => {
    expect(parsePorcentaje('0,1234567890123456')).toBeNull();
  });
});

it.each([
  [0, '0'],
  [0.0725, '0,0725'],
  [3.3333, '3,3333'],
  [1e-9, '0,000000001'],
  [1234.5, '1234,5'],
])('a field shows %d as %s', (value, text) => {
  expect(porcentajeToText(value)).toBe(text);
});

it.each([
  ['', 0],
  ['7', 0],
  ['7,', 0],
  ['7,25', 2],
  ['.0725', 4],
  ['7,50 ', 2],
])('%j has %d decimals', (text, decimals) => {
  expect(decimalsOf(text)).toBe(decimals);
});
