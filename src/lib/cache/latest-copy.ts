import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface Identified {
  id: number;
}

/** A list's rows, or a record as its only row. */
function rowsOf(data: unknown): readonly (Identified | undefined)[] {
  const rows = (data as { items?: unknown } | undefined)?.items ?? data;
  return (Array.isArray(rows) ? rows : [rows]) as Identified[];
}

/**
 * The latest copy of a record that the cache holds, its own or a list's row, by the key of the record's query: `['clientes', 'detail', 7]`.
 * Lists have a key of the same entity, or name it in `meta.rowsOf`.
 */
export function latestCopy<Record>(
  queryClient: QueryClient,
  [entity, , id]: QueryKey,
): Record | undefined {
  const queries = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey, meta }) => (meta?.rowsOf ?? queryKey[0]) === entity })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const { state } of queries) {
    const row = rowsOf(state.data).find((one) => one?.id === id);
    if (row) return row as Record;
  }
  return undefined;
}
