import { lazyOverlay } from '@/ui/overlay/lazy-overlay';

/** Only who scans fetches it. */
export const LazyCamaraDialog = lazyOverlay(
  () => import('./camara-dialog').then((module) => module.CamaraDialog),
  { prefetched: false },
);
