import { expect, test } from 'vitest';
import { type Measured, compareTable, figuresTable, formatNumber, median } from './report';

const MEASURED: Measured = {
  name: 'first row',
  unit: 'ms',
  what: 'from here to there',
  samples: [90, 100, 120],
  median: 100,
};

const cellsOf = (table: string) => table.split('\n')[2]?.split(/ {2,}/);

test.each([
  [1, '1'],
  [0.333, '0.33'],
  [12.34, '12.3'],
  [1234.5, '1235'],
])('%d reads as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('the median of an even number of samples lies between the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
});

test('a missed target is printed in capitals, with the spread and the number of runs', () => {
  expect(cellsOf(figuresTable([MEASURED]))).toEqual(['first row', '100', 'ms', '90–120', '3']);
  expect(figuresTable([{ ...MEASURED, target: 99 }])).toMatch(/≤ 99 NOT MET$/);
  expect(figuresTable([{ ...MEASURED, target: 100 }])).toMatch(/≤ 100 +met$/);
});

test('two runs are compared by the ratio of their medians, where both have the figure', () => {
  const before = { ...MEASURED, median: 400 };
  const other = { ...MEASURED, name: 'another' };
  const table = compareTable([before, other], [MEASURED]);
  expect(table.split('\n')).toHaveLength(3);
  expect(cellsOf(table)).toEqual(['first row', '400', '100', 'ms', '0.25']);
  expect(compareTable([{ ...MEASURED, median: 0 }], [MEASURED])).toMatch(/ms$/);
});
