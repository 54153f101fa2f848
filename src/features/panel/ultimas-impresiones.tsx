import { usePrinted } from '@/lib/print/history';
import { lazyOverlay } from '@/ui/overlay/lazy-overlay';
import type { ImpresionesListProps } from './impresiones-list';

const LazyImpresionesList = lazyOverlay<ImpresionesListProps & { opened: boolean }>(
  () => import('./impresiones-list').then((module) => module.ImpresionesList),
  { prefetched: false },
);

export function UltimasImpresiones() {
  const printed = usePrinted();
  if (printed.length === 0) return null;
  return <LazyImpresionesList opened printed={printed} retries />;
}
