import { describe, expect, it } from 'vitest';
import { exact, rounded, sumExact } from './decimal';

describe('exact', () => {
  it('adds tenths without binary error', () => {
    expect(exact(0.1).plus(exact(0.2)).eq('0.3')).toBe(true);
  });

  it.each([null, undefined])('counts %s as zero', (value) => {
    expect(exact(value).eq(0)).toBe(true);
  });

  it.each([NaN, Infinity, -Infinity])('refuses %s', (value) => {
    expect(() => exact(value)).toThrow(RangeError);
    expect(() => exact(value)).toThrow(String(value));
  });
});

describe('rounded', () => {
  it.each([
    [0.125, 2, 0.13],
    [-0.125, 2, -0.13],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [0.00005, 4, 0.0001],
    [0.124999, 2, 0.12],
  ])('%s to %s places is %s', (value, places, expected) => {
    expect(rounded(exact(value), places)).toBe(expected);
  });

  it('gives 0, not -0', () => {
    expect(rounded(exact(-0.001), 2)).toBe(0);
  });
});

it.each([
  [[0.1, 0.2, 3], 3.3],
  [[0.125, null, 0.125, undefined], 0.25],
  [[1e15, 0.5], 1e15 + 0.5],
  [[], 0],
])('%j adds up exactly to %d', (values, sum) => {
  expect(sumExact(values)).toBe(sum);
});
