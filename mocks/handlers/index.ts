import { clientesRoutes } from './clientes';
import type { Routes } from './deps';
import { movimientosRoutes } from './movimientos';
import { representantesRoutes } from './representantes';
import { serviciosRoutes } from './servicios';
import { sesionRoutes } from './sesion';

/** Every resource. The session comes first: what is added after it needs a token. */
export const routes: readonly Routes[] = [
  sesionRoutes,
  clientesRoutes,
  movimientosRoutes,
  serviciosRoutes,
  representantesRoutes,
];
