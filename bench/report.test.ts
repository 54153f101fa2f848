import { describe, expect, test } from 'vitest';
import {
  type Machine,
  type Measured,
  compareTable,
  figuresTable,
  formatNumber,
  formatTable,
  isMet,
  isSameMachine,
} from './report';

const MEASURED: Measured = {
  name: 'first row',
  unit: 'ms',
  what: 'from here to there',
  samples: [90, 100, 120],
  median: 100,
  min: 90,
  max: 120,
  p75: 110,
};

const MACHINE: Machine = {
  cpu: 'a chip',
  cores: 2,
  memory: 8,
  platform: 'linux x64',
  node: 'v20',
};

describe('a number', () => {
  test.each([
    [1, '1'],
    [0.333, '0.33'],
    [9.876, '9.88'],
    [12.34, '12.3'],
    [1234.5, '1235'],
  ])('%d reads as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });
});

test('a table has aligned columns, with numbers to the right', () => {
  expect(
    formatTable(
      ['Name', 'n'],
      [
        ['a', '10'],
        ['figure', '9'],
      ],
      ['left', 'right'],
    ),
  ).toBe(['Name     n', '------  --', 'a       10', 'figure   9'].join('\n'));
});

describe('a target', () => {
  test('is met if the median is at most the target', () => {
    expect(isMet({ ...MEASURED, target: 100 })).toBe(true);
    expect(isMet({ ...MEASURED, target: 99 })).toBe(false);
  });

  test('prints nothing without a target', () => {
    expect(isMet(MEASURED)).toBeUndefined();
    expect(figuresTable([MEASURED])).not.toMatch(/met/i);
  });

  test('that is missed is printed in capitals, with the spread and the number of runs', () => {
    const [, , row = ''] = figuresTable([{ ...MEASURED, target: 50 }]).split('\n');
    expect(row.split(/ {2,}/)).toEqual([
      'first row',
      '100',
      'ms',
      '90–120',
      '110',
      '3',
      '≤ 50',
      'NOT MET',
    ]);
  });
});

describe('two runs', () => {
  test('are compared by the ratio of their medians', () => {
    const before = { ...MEASURED, median: 400 };
    const [, , row = ''] = compareTable([before], [MEASURED]).split('\n');
    expect(row.split(/ {2,}/)).toEqual(['first row', '400', '100', 'ms', '0.25']);
  });

  test('skip figures that only one run has, and ratios to zero', () => {
    const other = { ...MEASURED, name: 'another' };
    expect(compareTable([other], [MEASURED]).split('\n')).toHaveLength(2);
    const nothing = { ...MEASURED, median: 0 };
    expect(compareTable([nothing], [MEASURED])).toMatch(/ms$/);
  });

  test('can be compared across Node versions', () => {
    expect(isSameMachine(MACHINE, { ...MACHINE, node: 'v22' })).toBe(true);
    expect(isSameMachine(MACHINE, { ...MACHINE, cores: 8 })).toBe(false);
  });
});
