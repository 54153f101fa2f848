export { ServicioPicker } from './servicio-picker';
export { servicioSchema, type Servicio } from './servicio.schema';
