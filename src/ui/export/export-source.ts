import { showCount } from '@/lib/values/show-importe';
import type { TableColumn } from '@/ui/table/table-features';
import type { TableView } from '@/ui/table/table-view';

/** How rows are fetched for a file. */
export interface ExportFetch {
  /** When the export was first tried, in ms: a retry reads only the pages that have not come since. */
  since: number;
  signal: AbortSignal;
  onPage: (done: number, total: number) => void;
}

/** A page of the list did not come. */
export class UnreadPageError extends Error {
  override name = 'UnreadPageError';
}

/** What a screen gives to be written to a file. Texts and values come from the table's own columns. */
export interface ExportSource<Item> {
  /** Names the file and its sheet: `Clientes`. */
  name: string;
  columns: readonly TableColumn<Item>[];
  /** The columns that the person chose, in their order. */
  view?: TableView;
  /** What goes into the file, for the menu: `Las 3 tildadas`. */
  scope: string;
  /** The rows, or how to fetch them. `missing`: how many the server has besides, which could not be read. */
  rows:
    readonly Item[] | ((fetch: ExportFetch) => Promise<{ rows: readonly Item[]; missing: number }>);
  /** How the rows were found, a line each. */
  filters?: readonly string[];
}

/** How a search for a text found its rows. */
export const busquedaText = (texto: string): string[] => (texto ? [`Búsqueda: ${texto}`] : []);

/** `Las 3 filas tildadas`, or without any `Las 120 filas encontradas`. */
export function scopeText(ticked: number, found: number): string {
  const [count, what] = ticked > 0 ? [ticked, 'tildada'] : [found, 'encontrada'];
  return count === 1 ? `La fila ${what}` : `Las ${showCount(count)} filas ${what}s`;
}

/** What of a list that came whole goes into the file: the ticked rows, or without any all that were found. */
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
