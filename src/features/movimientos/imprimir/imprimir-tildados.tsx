import { lazyMenu } from '@/ui/overlay/lazy-menu';
import { lazyOverlay } from '@/ui/overlay/lazy-overlay';
import type { EtiquetasDeGuardadoProps } from '../etiquetas/etiquetas-de-guardado';
import { ImprimirButton } from './imprimir-button';
import type { ImprimirMenuProps } from './imprimir-menu';

export const LazyImprimirMenu = lazyMenu<ImprimirMenuProps>(
  () => import('./imprimir-menu').then((module) => module.ImprimirMenu),
  (opener, { blockedBy }) => <ImprimirButton {...opener} blockedBy={blockedBy} />,
  { prefetched: false },
);

export const LazyEtiquetasDeGuardado = lazyOverlay<EtiquetasDeGuardadoProps & { opened: boolean }>(
  () => import('../etiquetas/etiquetas-de-guardado').then((module) => module.EtiquetasDeGuardado),
  { prefetched: false },
);
