import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useRowSelection } from './use-row-selection';

function setup(scope: string | null = '') {
  const { result, rerender } = renderHook(({ of }) => useRowSelection(of), {
    initialProps: { of: scope },
  });
  return {
    ids: () => [...result.current.ids],
    selection: () => result.current,
    search: (of: string | null) => rerender({ of }),
  };
}

describe('useRowSelection', () => {
  it('toggles a row', () => {
    const { ids, selection } = setup();
    act(() => selection().toggle(3));
    expect(ids()).toEqual([3]);
    act(() => selection().toggle(3));
    expect(ids()).toEqual([]);
  });

  it('selects or clears the rows of a page, and leaves those of others', () => {
    const { ids, selection } = setup();
    act(() => selection().toggle(99));
    act(() => selection().setAll([1, 2], true));
    expect(ids()).toEqual([99, 1, 2]);
    act(() => selection().setAll([1, 2], false));
    expect(ids()).toEqual([99]);
  });

  it('takes other rows in place of what it had', () => {
    const { ids, selection } = setup();
    act(() => selection().setAll([1, 2], true));
    act(() => selection().replace([2, 5]));
    expect(ids()).toEqual([2, 5]);
  });

  it('lets all go', () => {
    const { ids, selection } = setup();
    act(() => selection().setAll([1, 2], true));
    act(() => selection().clear());
    expect(ids()).toEqual([]);
  });

  it('takes several changes of one instant', () => {
    const { ids, selection } = setup();
    act(() => {
      const { toggle } = selection();
      toggle(1);
      toggle(2);
    });
    expect(ids()).toEqual([1, 2]);
  });

  it('is cleared by a new search, and not by drawing the same one again', () => {
    const { ids, selection, search } = setup('ana');
    act(() => selection().toggle(3));
    search('ana');
    expect(ids()).toEqual([3]);
    search('beto');
    expect(ids()).toEqual([]);
    search('ana');
    expect(ids()).toEqual([]);
  });
});
