import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '@/lib/person/session';
import { tokenFor } from '../../../test/server/token';
import { allPages } from './all-pages';

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
  const all = await allPages(fetchPage, {
    signal: new AbortController().signal,
    onPage: (done, total) => told.push(`${done} of ${total}`),
  });
  expect(all.items.map(({ id }) => id)).toEqual(ids);
  expect(all.page).toEqual((await fetchPage(0)).page);
  expect(all.unreadable).toBe([0, 0, 1, 3][progress.length]);
  expect(told).toEqual(progress);
});

it('fails with the first failing page, and fetches no more', async () => {
  const fetched: number[] = [];
  const pages = pagesOf([1], [2], [3], [4], [5], [6], [7]);
  const all = allPages(
    (pagina) => {
      fetched.push(pagina);
      if (pagina === 0) return pages(0);
      if (pagina === 2) return Promise.reject(new Error('Sin base'));
      return pages(pagina);
    },
    { signal: new AbortController().signal },
  );
  await expect(all).rejects.toThrow('Sin base');
  expect(fetched).toEqual([0, 1, 2, 3, 4]);
});

it('ends when its signal aborts', async () => {
  const stop = new AbortController();
  const all = allPages(
    (pagina, signal) => {
      if (pagina === 0) return pagesOf([1], [2])(0);
      return new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        stop.abort(new DOMException('Cancelado', 'AbortError'));
      });
    },
    { signal: stop.signal },
  );
  await expect(all).rejects.toThrow('Cancelado');
});
