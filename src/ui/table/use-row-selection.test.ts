import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRowSelection, useSeenRows } from './use-row-selection';

const rowsOf = (...ids: number[]) => ids.map((id) => ({ id }));

function setup(initialProps: { scope: string; among?: { id: number }[] }) {
  const { result, rerender } = renderHook(({ scope, among }) => useRowSelection(scope, among), {
    initialProps,
  });
  return {
    ids: () => [...result.current.ids],
    replace: (...ids: number[]) => act(() => result.current.replace(ids)),
    rerender,
  };
}

it('a selection is cleared by a new search, and not by the same one again', () => {
  const { ids, replace, rerender } = setup({ scope: 'ana' });
  replace(3);
  rerender({ scope: 'ana' });
  expect(ids()).toEqual([3]);
  rerender({ scope: 'beto' });
  expect(ids()).toEqual([]);
  rerender({ scope: 'ana' });
  expect(ids()).toEqual([]);
});

it('a selection drops rows that left a list loaded in full', () => {
  const { ids, replace, rerender } = setup({ scope: '', among: rowsOf(3, 7, 9) });
  replace(3, 7);
  rerender({ scope: '', among: rowsOf(7, 9) });
  expect(ids()).toEqual([7]);
});

it.each([
  ['a later page follows', [9, 8, 7], [6, 5], [9, 8, 7, 6, 5]],
  ['a new row comes before the others of its page', [9, 8, 7], [10, 9, 8], [10, 9, 8, 7]],
  ['a row that moved to the next page stays', [9, 8, 7, 6], [8, 6], [9, 8, 6, 7]],
  ['of nothing seen it is the page', [], [3, 2], [3, 2]],
])('rows that were seen keep the order of the list: %s', (_, first, second, expected) => {
  const { result, rerender } = renderHook(({ page }) => useSeenRows(page), {
    initialProps: { page: rowsOf(...first) },
  });
  rerender({ page: rowsOf(...second) });
  expect(result.current.map(({ id }) => id)).toEqual(expected);
});
