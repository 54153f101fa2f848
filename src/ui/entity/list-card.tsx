import {
  useQuery,
  useQueryClient,
  type QueryKey,
  type UnusedSkipTokenOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, type ReactNode } from 'react';
import type { PageInfo, Paged } from '@/lib/api/wire';
import { prefetchQuietly } from '@/lib/cache/prefetch';
import { whenIdle } from '@/lib/page/when-idle';
import type { ListSearch } from '@/lib/url/list-search';
import { shorten } from '@/lib/values/shorten';
import { busquedaText } from '@/ui/export/export-source';
import { isAwaitingConnection, QueryState } from '@/ui/feedback/states';
import { PanelCard } from '@/ui/frame/panel-card';
import type { DataTableProps } from '@/ui/table/data-table';
import { UndoLine } from '@/ui/undo/undo-line';
import { ListToolbar } from './list-toolbar';
import { Pager } from './pager';

export type PageQuery<Item, Key extends QueryKey> = (
  search: ListSearch,
) => UnusedSkipTokenOptions<Paged<Item>, Error, Paged<Item>, Key> & { queryKey: Key };

export interface ListTexts {
  search: string;
  total: string;
  /** `Ningún cliente`, followed by the searched text. */
  noMatch: string;
  nothingYet: string;
}

export type ListTable<Item extends { id: number }> = Pick<
  DataTableProps<Item>,
  'rows' | 'refetching' | 'empty'
>;

interface ListCardProps<Item extends { id: number }, Key extends QueryKey> {
  search: ListSearch;
  query: PageQuery<Item, Key>;
  texts: ListTexts;
  tools?: ReactNode;
  /** Wraps the table, its error or its placeholder in the selection bar. */
  frame: (content: ReactNode, rows: readonly Item[], pagina: number | undefined) => ReactNode;
  children: (table: ListTable<Item>) => ReactNode;
}

const NO_ROWS: never[] = [];

export function ListCard<Item extends { id: number }, Key extends QueryKey>({
  search,
  query,
  texts,
  tools,
  frame,
  children,
}: ListCardProps<Item, Key>) {
  const options = query(search);
  const list = useQuery(options);
  const { setTexto, setPagina } = useListSearch(search, list.data?.page);
  usePrefetchNextPage(list, search, query);
  const awaitsConnection = isAwaitingConnection(list);
  const rows = list.data?.items;
  return (
    <PanelCard flush>
      <ListToolbar
        searchLabel={texts.search}
        texto={search.texto}
        onSearch={setTexto}
        count={list.data?.page.totalElements}
        searching={list.isPlaceholderData && !awaitsConnection}
        filters={busquedaText(search.texto)}
      >
        {tools}
      </ListToolbar>
      {frame(
        <>
          <UndoLine of={options.queryKey[0]} />
          <QueryState queries={[list]} keepsOld error={options.meta?.error}>
            {children({
              rows,
              refetching: list.isPlaceholderData,
              empty: search.texto
                ? `${texts.noMatch} coincide con «${shorten(search.texto)}».`
                : texts.nothingYet,
            })}
          </QueryState>
        </>,
        rows ?? NO_ROWS,
        list.data?.page.number,
      )}
      {list.data && !awaitsConnection && (
        <Pager
          page={list.data.page}
          totalLabel={texts.total}
          unreadable={list.data.unreadable}
          onGoTo={setPagina}
        />
      )}
    </PanelCard>
  );
}

/** Writes the list's search to the URL. Goes to the last page if the current one no longer exists, because its last row was deleted. */
function useListSearch(search: ListSearch, page: PageInfo | undefined) {
  const navigate = useNavigate();

  const goTo = useCallback(
    (next: Partial<ListSearch>, replace: boolean) =>
      void navigate({
        to: '.',
        search: (previous: object) => ({ ...previous, ...next }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  );

  const lastPage = page && Math.max(page.totalPages - 1, 0);
  const isPastTheEnd =
    lastPage !== undefined && page?.number === search.pagina && search.pagina > lastPage;
  useEffect(() => {
    if (isPastTheEnd) goTo({ pagina: lastPage }, true);
  }, [isPastTheEnd, lastPage, goTo]);

  return {
    setTexto: (texto: string) => goTo({ texto, pagina: 0 }, true),
    setPagina: (pagina: number) => goTo({ pagina }, false),
  };
}

function usePrefetchNextPage<Item, Key extends QueryKey>(
  { data, isPlaceholderData }: UseQueryResult<Paged<Item>>,
  { texto, pagina }: ListSearch,
  query: PageQuery<Item, Key>,
) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!data || isPlaceholderData || pagina + 1 >= data.page.totalPages) return;
    return whenIdle(() => prefetchQuietly(queryClient, query({ texto, pagina: pagina + 1 })));
  }, [queryClient, data, isPlaceholderData, texto, pagina, query]);
}
