import { entity } from '@/ui/entity/entity';
import {
  empleadoName,
  empleadoSchema,
  toEmpleadoCreatePayload,
  toEmpleadoUpdatePayload,
} from './empleado.schema';

export const EMPLEADOS = entity({
  key: 'empleados',
  path: 'v1/empleados/',
  wire: 'empleado',
  schema: empleadoSchema,
  to: { list: '/empleados', create: '/agregar-empleado', edit: '/empleados/$id' },
  nameOf: empleadoName,
  toCreate: toEmpleadoCreatePayload,
  toUpdate: toEmpleadoUpdatePayload,
  texts: { submit: 'Crear Empleado', notFound: 'Error al cargar el empleado' },
});

export const empleadosQueries = EMPLEADOS.queries;
