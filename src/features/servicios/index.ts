export { AgregarServicioPage } from './agregar-servicio-page';
export { EditarServicioPage } from './editar-servicio-page';
export { ServicioPicker } from './servicio-picker';
export { servicioSchema, type Servicio } from './servicio.schema';
export { ServiciosPage } from './servicios-page';
export { serviciosQueries } from './servicios.queries';
