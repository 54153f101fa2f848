export {
  notificacionesSearchDefaults,
  notificacionesSearchSchema,
  type NotificacionesTab,
} from './notificaciones-search';
export { notificacionesQueries } from './notificaciones.queries';
export { Renglon, RenglonNote } from './renglon';
export type { Aviso } from './avisos';
export { NotificacionesPanel } from './notificaciones-panel';
