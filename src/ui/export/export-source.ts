import { showCount } from '@/lib/values/show-importe';
import type { TableColumn } from '@/ui/table/table-features';
import type { TableView } from '@/ui/table/table-view';

export interface ExportFetch {
  /** When the export was first tried, by `performance.now()`: a retry reads only the pages that did not arrive since. */
  since: number;
  signal: AbortSignal;
  onPage: (done: number, total: number) => void;
}

export class UnreadPageError extends Error {
  override name = 'UnreadPageError';
}

export interface ExportSource<Item> {
  name: string;
  columns: readonly TableColumn<Item>[];
  view?: TableView;
  scope: string;
  /** The rows, or a function that fetches them. `missing` counts further rows that could not be read. */
  rows:
    | readonly Item[]
    | ((fetch: ExportFetch) => Promise<{ rows: readonly Item[]; missing: number }>);
  filters?: readonly string[];
}

export const busquedaText = (texto: string): string[] => (texto ? [`Búsqueda: ${texto}`] : []);

export function scopeText(ticked: number, found: number): string {
  const [count, what] = ticked > 0 ? [ticked, 'tildada'] : [found, 'encontrada'];
  return count === 1 ? `La fila ${what}` : `Las ${showCount(count)} filas ${what}s`;
}

export function scopeOf<Item extends { id: number }>(
  rows: readonly Item[],
  ticked: ReadonlySet<number>,
): { rows: readonly Item[]; scope: string } {
  const chosen = rows.filter(({ id }) => ticked.has(id));
  return {
    rows: chosen.length > 0 ? chosen : rows,
    scope: scopeText(chosen.length, rows.length),
  };
}
