import {
  useQuery,
  useQueryClient,
  type QueryKey,
  type UnusedSkipTokenOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import type { Paged } from '@/lib/api/wire';
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
import { useSavedId } from './list-history';
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
  const navigate = useNavigate();
  const savedId = useSavedId();
  usePrefetchNextPage(list, search, query);
  const awaitsConnection = isAwaitingConnection(list);
  const { items: rows, page } = list.data ?? {};
  const lastPage = Math.max((page?.totalPages ?? 0) - 1, 0);
  // Its last row was deleted.
  const isPastTheEnd = page?.number === search.pagina && search.pagina > lastPage;

  const toSearch = (next: Partial<ListSearch>) => ({
    to: '.',
    search: (previous: object) => ({ ...previous, ...next }),
    resetScroll: false,
  });

  return (
    <PanelCard flush>
      {isPastTheEnd && <Navigate {...toSearch({ pagina: lastPage })} replace />}
      <ListToolbar
        searchLabel={texts.search}
        texto={search.texto}
        onSearch={(texto) => void navigate({ ...toSearch({ texto, pagina: 0 }), replace: true })}
        count={page?.totalElements}
        searching={list.isPlaceholderData && !awaitsConnection}
        filters={busquedaText(search.texto)}
      >
        {tools}
      </ListToolbar>
      {frame(
        <>
          <UndoLine of={options.queryKey[0]} />
          <QueryState queries={[list]} error={options.meta?.error}>
            {children({
              rows,
              // Its row still shows what was there before.
              refetching: list.isPlaceholderData || (savedId !== null && list.isFetching),
              empty: search.texto
                ? `${texts.noMatch} coincide con «${shorten(search.texto)}».`
                : texts.nothingYet,
            })}
          </QueryState>
        </>,
        rows ?? NO_ROWS,
        page?.number,
      )}
      {list.data && !awaitsConnection && (
        <Pager
          page={list.data.page}
          totalLabel={texts.total}
          unreadable={list.data.unreadable}
          onGoTo={(pagina) => void navigate(toSearch({ pagina }))}
        />
      )}
    </PanelCard>
  );
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
