import { entity } from '@/ui/entity/entity';
import {
  servicioSchema,
  toServicioCreatePayload,
  toServicioUpdatePayload,
} from './servicio.schema';

export const SERVICIOS = entity({
  key: 'servicios',
  path: 'servicios/',
  wire: 'servicio',
  schema: servicioSchema,
  to: { list: '/servicios', create: '/agregar-servicio', edit: '/servicios/$id' },
  nameOf: ({ nombre }) => nombre,
  toCreate: toServicioCreatePayload,
  toUpdate: toServicioUpdatePayload,
  texts: { noneToDelete: 'No se ha seleccionado ningún servicio' },
});

export const serviciosQueries = SERVICIOS.queries;
