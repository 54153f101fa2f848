import { lazyMenu } from '@/ui/overlay/lazy-menu';
import { ExportButton, NothingToExport } from './export-button';
import type { ExportSource } from './export-source';

const LazyExportMenu = lazyMenu<{ source: ExportSource<never> }>(
  () => import('./export-menu').then((module) => module.ExportMenu),
  (opener) => <ExportButton {...opener} />,
  { prefetched: false },
);

interface ExportarProps<Item> {
  /** Null while there are no rows: the button keeps its place and is blocked. */
  source: ExportSource<Item> | null;
}

/** The menu and the file writers load with the first click. */
export function Exportar<Item>({ source }: ExportarProps<Item>) {
  if (!source) return <NothingToExport />;
  return <LazyExportMenu source={source as unknown as ExportSource<never>} />;
}
