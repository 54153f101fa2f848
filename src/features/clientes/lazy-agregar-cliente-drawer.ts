import { lazyOverlay } from '@/ui/overlay/lazy-overlay';

export const LazyAgregarClienteDrawer = lazyOverlay(() =>
  import('./agregar-cliente-drawer').then((module) => module.AgregarClienteDrawer),
);
