import { lazyOverlay } from '@/ui/overlay/lazy-overlay';

/** The dialog that prints labels, lazy. */
export const LazyEtiquetasDialog = lazyOverlay(() =>
  import('./etiquetas-dialog').then((module) => module.EtiquetasDialog),
);
