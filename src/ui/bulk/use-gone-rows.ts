import { useEffect, useEffectEvent, useRef } from 'react';
import { errorStatus } from '@/lib/api/http-errors';
import type { RowSelection } from '@/ui/table/use-row-selection';

interface GoneRowsOptions {
  selection: RowSelection;
  rows: readonly { id: number }[];
  pagina: number | undefined;
  read: (id: number) => Promise<unknown>;
}

/** Unselects deleted rows. A row that a refetch of its page lacks may have moved to another page, so it is fetched first. */
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
