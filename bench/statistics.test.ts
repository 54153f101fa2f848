import { expect, test } from 'vitest';
import { quantile, summarize } from './statistics';

test('the median of an even number of samples lies between the two in the middle', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
});

test('a single sample is its own median and spread', () => {
  expect(summarize([7])).toEqual({ median: 7, min: 7, max: 7, p75: 7 });
});

test('a summary has the median, the extremes and the third quartile', () => {
  expect(summarize([50, 10, 40, 20, 30])).toEqual({ median: 30, min: 10, max: 50, p75: 40 });
});

test('throws without samples', () => {
  expect(() => summarize([])).toThrow(RangeError);
});
