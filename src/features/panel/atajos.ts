import { lazyOverlay } from '@/ui/overlay/overlay';

/** The sheet of keys, as a chunk that loads when it is first asked for. */
export const AtajosDialog = lazyOverlay(
  () => import('./atajos-dialog').then((module) => module.AtajosDialog),
  { prefetched: false },
);
