import { lazyOverlay } from '@/ui/overlay/lazy-overlay';

/** The dialog that prints labels, lazy. */
export const EtiquetasDialog = lazyOverlay(() =>
  import('./etiquetas-dialog').then((module) => module.EtiquetasDialog),
);
