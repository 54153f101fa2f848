export {
  notificacionesSearchDefaults,
  notificacionesSearchSchema,
  type NotificacionesTab,
} from './notificaciones-search';
export { notificacionesQueries } from './notificaciones.queries';
export { Linea, LineaNote } from './linea';
export type { Aviso } from './avisos';
export { NotificacionesPanel } from './notificaciones-panel';
