import { lazyOverlay } from '@/ui/overlay/lazy-overlay';

export const LazyEtiquetasDialog = lazyOverlay(() =>
  import('./etiquetas-dialog').then((module) => module.EtiquetasDialog),
);
