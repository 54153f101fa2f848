import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { showCount } from '@/lib/show-importe';
import { lazyOverlay } from '../overlay/overlay';
import type { TableColumn } from '../table/table-features';
import type { TableView } from '../table/table-view';

/** How rows are fetched for a file. */
export interface ExportFetch {
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

const ExportMenu = lazyOverlay<{ source: ExportSource<never>; opened: boolean }>(
  () => import('./export-menu').then((module) => module.ExportMenu),
  // Loads when it is first asked for.
  { prefetched: false },
);

/** The button that opens the menu of file formats. The menu and what writes files load with the first click. */
export function Exportar<Item>({ source }: { source: ExportSource<Item> }) {
  const [wanted, setWanted] = useState(false);
  return (
    <ExportMenu
      fallback={
        <ExportButton aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted(true)} />
      }
      opened={wanted}
      onClose={() => setWanted(false)}
      source={source as unknown as ExportSource<never>}
    />
  );
}

export function ExportButton(props: ComponentProps<'button'>) {
  return (
    <Button {...props} variant="default" size="xs" leftSection={<IconDownload size={16} />}>
      Exportar
    </Button>
  );
}

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
