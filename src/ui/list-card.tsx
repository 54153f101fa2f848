import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListSearch } from '@/lib/list-search';
import type { Paged } from '@/lib/wire';
import { ListToolbar } from './list-toolbar';
import { Pager } from './pager';
import { PanelCard } from './panel-card';
import { isAwaitingConnection, LoadError, OfflineNote } from './states';
import { useListSearch } from './use-list-search';
import { useNextPage, type PageQuery } from './use-next-page';

interface ListCardProps<Item> {
  query: UseQueryResult<Paged<Item>>;
  /** The query of any page of this list: the next one is asked for ahead. */
  pageQuery: PageQuery<Item>;
  search: ListSearch;
  /** `Buscar Cliente` */
  searchLabel: string;
  /** `Total clientes` */
  totalLabel: string;
  /** The spec's text where the load fails. */
  error: string;
  /** What can be done with the selected rows. */
  actions: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** The frame of a server-paged list: search box and actions, the table or why there is none, and the pager. */
export function ListCard<Item>({
  query,
  pageQuery,
  search,
  searchLabel,
  totalLabel,
  error,
  actions,
  children,
}: ListCardProps<Item>) {
  const { setTexto, setPagina } = useListSearch(search, query.data?.page);
  useNextPage(query, search, pageQuery);
  const failed = query.isError && !query.data;
  const awaitsConnection = isAwaitingConnection(query);
  return (
    <PanelCard flush>
      <ListToolbar searchLabel={searchLabel} texto={search.texto} onSearch={setTexto}>
        {actions}
      </ListToolbar>
      {awaitsConnection ? (
        <OfflineNote />
      ) : failed ? (
        <LoadError error={query.error} fallback={error} onRetry={() => void query.refetch()} />
      ) : (
        children
      )}
      {!failed && !awaitsConnection && (
        <Pager
          page={query.data?.page}
          totalLabel={totalLabel}
          unreadable={query.data?.unreadable ?? 0}
          onGoTo={setPagina}
        />
      )}
    </PanelCard>
  );
}
