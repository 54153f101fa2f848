import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface Identified {
  id: number;
}

function rowsOf(data: unknown): readonly Identified[] {
  const rows = (data as { items?: unknown } | undefined)?.items ?? data;
  return Array.isArray(rows) ? (rows as Identified[]) : [];
}

/**
 * The row of a record in a list that the cache holds, from the latest answer, by the key of the record's own query: `['clientes',
 * 'detail', 7]`. Lists have a key of the same entity, or name it in `meta.rowsOf`.
 */
export function listedRecord<Record>(
  queryClient: QueryClient,
  [entity, , id]: QueryKey,
): Record | undefined {
  const lists = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey, meta }) => (meta?.rowsOf ?? queryKey[0]) === entity })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const { state } of lists) {
    const row = rowsOf(state.data).find((one) => one.id === id);
    if (row) return row as Record;
  }
  return undefined;
}
