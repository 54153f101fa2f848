import { beforeEach, expect, it, vi } from 'vitest';
import { tokenFor } from '../../test/token';
import { allPages } from './all-pages';
import { session } from './session';

/** Pages of these ids. */
const pagesOf = (...pages: number[][]) =>
  vi.fn((number: number) =>
    Promise.resolve({
      items: pages[number]!.map((id) => ({ id })),
      page: { number, size: 2, totalPages: pages.length, totalElements: pages.flat().length },
      unreadable: number,
    }),
  );

beforeEach(() => session.signIn(tokenFor(3600), { id: 1 }));

it.each([
  ['a page', pagesOf([1, 2]), [1, 2], ['1 of 1']],
  ['an empty list', pagesOf([]), [], ['1 of 1']],
  [
    'pages, with a row that moved meanwhile',
    pagesOf([1, 2], [2, 3], [4]),
    [1, 2, 3, 4],
    ['1 of 3', '2 of 3', '3 of 3'],
  ],
])('reads %s', async (_, fetchPage, ids, progress) => {
  const told: string[] = [];
  const all = await allPages(fetchPage, (done, total) => told.push(`${done} of ${total}`));
  expect(all.items.map(({ id }) => id)).toEqual(ids);
  expect(all.page).toEqual((await fetchPage(0)).page);
  expect(all.unreadable).toBe([0, 0, 1, 3][progress.length]);
  expect(told).toEqual(progress);
});

it('fails with the first page that fails, and fetches none after it', async () => {
  const fetchPage = pagesOf([1], [2], [3], [4], [5], [6], [7]);
  fetchPage.mockImplementationOnce(fetchPage.getMockImplementation()!);
  fetchPage.mockRejectedValueOnce(new Error('Sin base'));
  await expect(allPages(fetchPage)).rejects.toThrow('Sin base');
  expect(fetchPage).toHaveBeenCalledTimes(5);
});
