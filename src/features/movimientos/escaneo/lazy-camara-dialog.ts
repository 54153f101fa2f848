import { lazyOverlay } from '@/ui/overlay/lazy-overlay';

export const loadCamaraDialog = () =>
  import('./camara-dialog').then((module) => module.CamaraDialog);

/** Only who scans fetches it. */
export const LazyCamaraDialog = lazyOverlay(loadCamaraDialog, { prefetched: false });
