import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest, settle, sum } from './results';

describe('the sum of all runners', () => {
  test('a test file that cannot be read counts as a failure', () => {
    const count = countVitest({
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{}, {}, {}] },
      ],
    });
    expect(count).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  test('a flaky journey and an error outside the journeys count as failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });

  test.each([
    ['ends badly without a failed test', 1, { passed: 4, failed: 0, skipped: 0 }, 1],
    ['runs nothing', 0, { passed: 0, failed: 0, skipped: 3 }, 1],
    ['leaves no report', 0, null, 1],
    ['names its failures', 1, { passed: 4, failed: 2, skipped: 0 }, 2],
    ['passes', 0, { passed: 4, failed: 0, skipped: 0 }, 0],
  ])('a runner that %s', (_, code, count, failed) => {
    expect(settle(code, count).failed).toBe(failed);
  });

  test('adds what every runner counted', () => {
    const counts = [
      { passed: 2, failed: 1, skipped: 0 },
      { passed: 3, failed: 2, skipped: 1 },
    ];
    expect(sum(counts)).toEqual({ passed: 5, failed: 3, skipped: 1 });
  });
});
