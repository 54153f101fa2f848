import { anotacionesRoutes } from './anotaciones';
import { clientesRoutes } from './clientes';
import type { Routes } from './deps';
import { fleetRoutes } from './fleet';
import { hojaRutasRoutes } from './hoja-rutas';
import { movimientosRoutes } from './movimientos';
import { notificacionesRoutes } from './notificaciones';
import { recibosRoutes } from './recibos';
import { reportesRoutes } from './reportes';
import { representantesRoutes } from './representantes';
import { serviciosRoutes } from './servicios';
import { sesionRoutes } from './sesion';

/** Every resource. The session comes first: routes added after it need a token. */
export const routes: readonly Routes[] = [
  sesionRoutes,
  clientesRoutes,
  movimientosRoutes,
  serviciosRoutes,
  representantesRoutes,
  fleetRoutes,
  recibosRoutes,
  hojaRutasRoutes,
  reportesRoutes,
  notificacionesRoutes,
  anotacionesRoutes,
];
