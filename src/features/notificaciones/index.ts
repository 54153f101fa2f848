export {
  notificacionesSearchDefaults,
  notificacionesSearchSchema,
  type NotificacionesTab,
} from './notificaciones-search';
export { notificacionesQueries } from './notificaciones.queries';
export { Linea, LineaNote } from './linea';
export type { AvisoConFecha } from './avisos';
export { NotificacionesPanel } from './notificaciones-panel';
