import { lazyOverlay } from '@/ui/overlay/overlay';

/** Creates a client beside a form that is being typed. The form's code comes with its first opening. */
export const AgregarClienteDrawer = lazyOverlay(() =>
  import('./agregar-cliente-drawer').then((module) => module.AgregarClienteDrawer),
);
