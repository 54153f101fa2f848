import { resultsOf, runMany } from './run-many';
import type { Paged } from './wire';

/**
 * Fetches all pages of a list: the first one, which says how many there are, then the others, four at a time. A row that moved to a later
 * page meanwhile counts once. `page` is the first page's: the list has come whole if `totalElements` is the number of its items.
 *
 * @throws what the first failing page throws. Fetches nothing after that.
 */
export async function allPages<Item extends { id: number }>(
  fetchPage: (pagina: number) => Promise<Paged<Item>>,
  onPage?: (done: number, total: number) => void,
): Promise<Paged<Item>> {
  const first = await fetchPage(0);
  const total = Math.max(first.page.totalPages, 1);
  onPage?.(1, total);
  const others = await runMany(
    Array.from({ length: total - 1 }, (_, index) => index + 1),
    fetchPage,
    { stopAtFailure: true, onDone: (done) => onPage?.(done + 1, total) },
  );
  const pages = [first, ...resultsOf(others)];
  const rows = new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item])));
  return {
    items: [...rows.values()],
    page: first.page,
    unreadable: pages.reduce((sum, { unreadable }) => sum + unreadable, 0),
  };
}
