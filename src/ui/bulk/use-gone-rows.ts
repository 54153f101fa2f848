import { useEffect, useEffectEvent, useRef } from 'react';
import { errorStatus } from '@/lib/api/http-errors';
import type { RowSelection } from '@/ui/table/use-row-selection';

interface GoneRowsOptions {
  selection: RowSelection;
  rows: readonly { id: number }[];
  /** The number of the page that the rows are of. */
  pagina: number | undefined;
  /** Fetches a record. */
  read: (id: number) => Promise<unknown>;
}

/** Unselects rows that a refetch of their page no longer has, if they are gone: asks for each, since it may have moved to another page. */
export function useGoneRows({ selection, rows, pagina, read }: GoneRowsOptions): void {
  const before = useRef<Pick<GoneRowsOptions, 'rows' | 'pagina'>>({ rows, pagina });

  const compare = useEffectEvent(() => {
    const last = before.current;
    before.current = { rows, pagina };
    if (last.pagina !== pagina) return;
    const shown = new Set(rows.map(({ id }) => id));
    for (const { id } of last.rows) {
      if (shown.has(id) || !selection.ids.has(id)) continue;
      read(id).catch((error: unknown) => {
        if (errorStatus(error) === 404) selection.remove([id]);
      });
    }
  });
  useEffect(() => compare(), [rows, pagina]);
}
