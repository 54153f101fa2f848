import { crudEndpoints } from '@/lib/api/crud';
import { toCreatePayload, toUpdatePayload } from '@/lib/api/payload';
import { crudDirectory, crudMutations, crudQueries } from '@/lib/cache/crud-options';
import { vehiculoSchema, vehiculosPageSchema, type VehiculoFormValues } from './vehiculo.schema';

const endpoints = crudEndpoints({
  key: 'vehiculos',
  path: 'v1/vehiculos/',
  list: vehiculosPageSchema,
  detail: vehiculoSchema,
});

export const vehiculosQueries = {
  ...crudQueries(endpoints, {
    list: 'Error al obtener vehículos',
    detail: 'Error al cargar el vehículo',
  }),
  directory: () => crudDirectory(endpoints),
};

export const vehiculosMutations = crudMutations(endpoints, {
  toCreate: toCreatePayload<VehiculoFormValues>,
  toUpdate: toUpdatePayload<VehiculoFormValues>,
  created: 'Vehículo agregado',
  updated: 'Vehículo editado',
  updateError: 'Error al editar vehículo',
});

export const removeVehiculo = endpoints.remove;
export const readVehiculo = endpoints.detail;
