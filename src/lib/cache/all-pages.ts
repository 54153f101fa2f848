import type { Paged } from '@/lib/api/wire';
import { resultsOf, runMany } from '@/lib/cache/run-many';

/**
 * Fetches all pages of a list: the first one, then the others four at a time. A row that moves to a later page meanwhile counts once.
 * `page` is the first page's: the list is complete if its `totalElements` is the number of items.
 * @throws the error of the first page that fails, once the running ones have ended.
 */
export async function allPages<Item extends { id: number }>(
  fetchPage: (pagina: number, signal: AbortSignal) => Promise<Paged<Item>>,
  { signal, onPage }: { signal: AbortSignal; onPage?: (done: number, total: number) => void },
): Promise<Paged<Item>> {
  const first = await fetchPage(0, signal);
  signal.throwIfAborted();
  const total = Math.max(first.page.totalPages, 1);
  onPage?.(1, total);
  const others = await runMany(
    Array.from({ length: total - 1 }, (_, index) => index + 1),
    (pagina) => fetchPage(pagina, signal),
    { signal, stopAtFailure: true, onDone: (done) => onPage?.(done + 1, total) },
  );
  const pages = [first, ...resultsOf(others)];
  const rows = new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item])));
  return {
    items: [...rows.values()],
    page: first.page,
    unreadable: pages.reduce((sum, { unreadable }) => sum + unreadable, 0),
  };
}
