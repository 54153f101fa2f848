import { crudEndpoints } from '@/lib/api/crud';
import { crudDirectory, crudMutations, crudQueries } from '@/lib/cache/crud-options';
import {
  empleadoSchema,
  empleadosPageSchema,
  toEmpleadoCreatePayload,
  toEmpleadoUpdatePayload,
} from './empleado.schema';

const endpoints = crudEndpoints({
  key: 'empleados',
  path: 'v1/empleados/',
  list: empleadosPageSchema,
  detail: empleadoSchema,
});

export const empleadosQueries = {
  ...crudQueries(endpoints, {
    list: 'Error al obtener empleados',
    detail: 'Error al cargar el empleado',
  }),
  directory: () => crudDirectory(endpoints),
};

export const empleadosMutations = crudMutations(endpoints, {
  toCreate: toEmpleadoCreatePayload,
  toUpdate: toEmpleadoUpdatePayload,
  created: 'Empleado agregado',
  updated: 'Empleado actualizado',
  updateError: 'Error al actualizar el empleado',
});

export const removeEmpleado = endpoints.remove;
export const readEmpleado = endpoints.detail;
