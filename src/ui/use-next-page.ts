import {
  useQueryClient,
  type QueryExecuteOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListSearch } from '@/lib/list-search';
import { prefetchQuietly } from '@/lib/prefetch';
import { whenIdle } from '@/lib/when-idle';
import type { Paged } from '@/lib/wire';

/** The query of a list's page. */
export type PageQuery<Item> = (
  search: ListSearch,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the key is the query's own affair
) => QueryExecuteOptions<Paged<Item>, Error, Paged<Item>, Paged<Item>, any>;

/** Once the rows of a list's page are there and the browser is idle, asks for those of the next page. */
export function useNextPage<Item>(
  { data, isPlaceholderData }: UseQueryResult<Paged<Item>>,
  { texto, pagina }: ListSearch,
  pageQuery: PageQuery<Item>,
): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!data || isPlaceholderData || pagina + 1 >= data.page.totalPages) return;
    return whenIdle(() => prefetchQuietly(queryClient, pageQuery({ texto, pagina: pagina + 1 })));
  }, [queryClient, data, isPlaceholderData, texto, pagina, pageQuery]);
}
