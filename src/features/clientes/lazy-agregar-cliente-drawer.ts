import { lazyOverlay } from '@/ui/overlay/lazy-overlay';

/** The drawer that creates a client, as a lazy chunk. */
export const LazyAgregarClienteDrawer = lazyOverlay(() =>
  import('./agregar-cliente-drawer').then((module) => module.AgregarClienteDrawer),
);
