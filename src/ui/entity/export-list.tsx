import { useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { shortMessage } from '@/lib/api/http-errors';
import { allPages } from '@/lib/cache/all-pages';
import { readNow } from '@/lib/cache/read-now';
import { BIG_PAGE_SIZE, type ListSearch } from '@/lib/url/list-search';
import {
  busquedaText,
  scopeOf,
  scopeText,
  UnreadPageError,
  type ExportFetch,
  type ExportSource,
} from '@/ui/export/export-source';
import { Exportar } from '@/ui/export/exportar';
import type { RowSelection } from '@/ui/table/use-row-selection';
import type { PageQuery } from './list-card';

interface ExportListProps<Item extends { id: number }, Key extends QueryKey> extends Pick<
  ExportSource<Item>,
  'name' | 'columns' | 'view'
> {
  search: ListSearch;
  query: PageQuery<Item, Key>;
  selection: RowSelection;
}

/** Exports the selected rows of a paged list, or the whole search, in pages of 200, four at a time. */
export function ExportList<Item extends { id: number }, Key extends QueryKey>({
  search,
  query,
  selection: { ids },
  ...source
}: ExportListProps<Item, Key>) {
  const queryClient = useQueryClient();
  const { data } = useQuery(query(search));
  const total = data?.page.totalElements ?? 0;

  async function fetchRows(fetch: ExportFetch) {
    const all = await fetchAll(queryClient, query, search.texto, fetch);
    const rows = ids.size > 0 ? all.items.filter(({ id }) => ids.has(id)) : all.items;
    return { rows, missing: (ids.size || all.page.totalElements) - rows.length };
  }

  const ofPage = scopeOf(data?.items ?? [], ids);
  const isOnPage = ids.size > 0 && ofPage.rows.length === ids.size;
  return (
    <Exportar
      source={{
        ...source,
        rows: isOnPage ? ofPage.rows : fetchRows,
        scope: isOnPage ? ofPage.scope : scopeText(ids.size, total),
        filters: busquedaText(search.texto),
      }}
    />
  );
}

/** A retry of the export reuses the pages that arrived. */
async function fetchAll<Item extends { id: number }, Key extends QueryKey>(
  queryClient: QueryClient,
  query: PageQuery<Item, Key>,
  texto: string,
  { since, signal, onPage }: ExportFetch,
) {
  async function fetchPage(pagina: number, pageSignal: AbortSignal) {
    try {
      const options = query({ texto, pagina, cantidad: BIG_PAGE_SIZE });
      return await readNow(queryClient, options, { since, signal: pageSignal });
    } catch (error) {
      pageSignal.throwIfAborted();
      const reason = shortMessage(error, 'Probá de nuevo.');
      throw new UnreadPageError(`La página ${pagina + 1} no llegó. ${reason}`, { cause: error });
    }
  }
  return allPages(fetchPage, { signal, onPage });
}
