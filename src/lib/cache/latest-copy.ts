import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { has } from '@/lib/values/has';

/** The cache's latest copy of a record, its own or a list's row, by its key `['clientes', 'detail', 7]`. A list of another key says `meta.rowsOf`. A record that was open before a change may show what the change replaced. */
export function latestCopy<Record>(
  queryClient: QueryClient,
  [entity, , id]: QueryKey,
): Record | undefined {
  const queries = queryClient
    .getQueryCache()
    .findAll({
      predicate: ({ queryKey, meta, state }) =>
        (meta?.rowsOf ?? queryKey[0]) === entity &&
        !(queryKey[1] === 'detail' && state.isInvalidated),
    })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const { state } of queries) {
    const { data } = state;
    const rows = [has(data, 'items') ? data.items : data].flat();
    const row = rows.find((one) => has(one, 'id') && one.id === id);
    if (row) return row as Record;
  }
  return undefined;
}
