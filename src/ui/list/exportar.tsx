import { useState } from 'react';
import { lazyOverlay } from '../overlay/lazy-overlay';
import { ExportButton, NothingToExport } from './export-button';
import type { ExportSource } from './export-source';

const ExportMenu = lazyOverlay<{ source: ExportSource<never>; opened: boolean }>(
  () => import('./export-menu').then((module) => module.ExportMenu),
  // Loads when it is first asked for.
  { prefetched: false },
);

interface ExportarProps<Item> {
  /** Null while there are no rows: the button keeps its place and is blocked. */
  source: ExportSource<Item> | null;
}

/** The button that opens the menu of file formats. The menu and what writes files load with the first click. */
export function Exportar<Item>({ source }: ExportarProps<Item>) {
  const [wanted, setWanted] = useState(false);
  if (!source) return <NothingToExport />;
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
