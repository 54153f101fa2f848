import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeEdits, takeTheirs } from './merge-edits';

const option = (id: number | null, nombre: string) => ({ id, nombre });

it.each<[string, base: unknown, mine: unknown, theirs: unknown, merged: unknown, asks: boolean]>([
  ['nobody changed it', 'a', 'a', 'a', 'a', false],
  ['only I changed it', 'a', 'b', 'a', 'b', false],
  ['only they changed it', 'a', 'a', 'c', 'c', false],
  ['both changed it alike', 'a', 'b', 'b', 'b', false],
  ['both changed it differently', 'a', 'b', 'c', 'b', true],
  ['I emptied it, they changed it', 'a', '', 'c', '', true],
  ['they emptied it', 'a', 'a', '', '', false],
  ['a date was emptied by me and moved by them', '2026-01-01', null, '2026-01-02', null, true],
  ['I only added spaces', 'a', 'a ', 'c', 'c', false],
  ['both changed it alike but for spaces', 'a', ' b ', 'b', ' b ', false],
  ['a switch', false, true, false, true, false],
  ['zero is not empty', '', 0, 5, 0, true],
  [
    'a picked row was renamed, and I picked another',
    option(1, 'A'),
    option(2, 'B'),
    option(1, 'AA'),
    option(2, 'B'),
    false,
  ],
  ['two picks', option(1, 'A'), option(2, 'B'), option(3, 'C'), option(2, 'B'), true],
  ['a name without a row', option(null, 'A'), option(null, 'A'), null, null, false],
])('merging a field: %s', (_, base, mine, theirs, merged, asks) => {
  expect(mergeEdits({ field: base }, { field: mine }, { field: theirs })).toEqual({
    values: { field: merged },
    conflicts: asks ? [{ name: 'field', mine, theirs }] : [],
  });
});

it('dependent fields are merged as one, and the differing ones named', () => {
  const base = { percent: false, price: '1', rate: '' };
  const mine = { ...base, price: '2' };
  const theirs = { ...base, percent: true, rate: '5' };
  expect(mergeEdits(base, mine, theirs, { together: [['percent', 'price', 'rate']] })).toEqual({
    values: mine,
    conflicts: [
      { name: 'percent', mine: false, theirs: true },
      { name: 'price', mine: '2', theirs: '1' },
      { name: 'rate', mine: '', theirs: '5' },
    ],
  });
});

const field = fc.constantFrom('', 'a', 'b', 'c');
const record = fc.record({ x: field, y: field, z: field });
const group = [['x', 'y']] as const;

it('any three records give only values of either side, and the same conflicts with the sides swapped', () => {
  fc.assert(
    fc.property(record, record, record, (base, mine, theirs) => {
      const merge = mergeEdits(base, mine, theirs, { together: group });
      const swapped = mergeEdits(base, theirs, mine, { together: group });
      expect(swapped.conflicts.map(({ name }) => name)).toEqual(
        merge.conflicts.map(({ name }) => name),
      );
      expect(takeTheirs(merge)).toEqual(swapped.values);
      for (const name of ['x', 'y', 'z'] as const) {
        expect([mine[name], theirs[name]]).toContain(merge.values[name]);
      }
    }),
  );
});
