export {
  notificacionesSearchDefaults,
  notificacionesSearchSchema,
  type NotificacionesTab,
} from './notificaciones-search';
export { notificacionesQueries } from './notificaciones.queries';
export { NotificacionesPanel } from './notificaciones-panel';
