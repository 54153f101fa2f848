import { describe, expect, it } from 'vitest';
import { mergePage } from './use-seen-rows';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));
const merged = (seen: number[], page: number[]) =>
  mergePage(rows(...seen), rows(...page)).map(({ id }) => id);

describe('the rows of the pages seen so far', () => {
  it.each([
    ['a later page follows', [9, 8, 7], [6, 5], [9, 8, 7, 6, 5]],
    ['a page seen again keeps its place', [9, 8, 7, 6, 5], [9, 8, 7], [9, 8, 7, 6, 5]],
    ['a new row comes before the others of its page', [9, 8, 7], [10, 9, 8], [10, 9, 8, 7]],
    ['a row that moved to the next page stays', [9, 8, 7, 6], [8, 6], [9, 8, 6, 7]],
    ['of nothing seen is the page', [], [3, 2], [3, 2]],
  ])('%s', (_, seen, page, expected) => {
    expect(merged(seen, page)).toEqual(expected);
  });
});
