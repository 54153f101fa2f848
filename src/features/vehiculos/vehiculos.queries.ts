import { toCreatePayload, toUpdatePayload } from '@/lib/api/payload';
import { entity } from '@/ui/entity/entity';
import { vehiculoSchema, type VehiculoFormValues } from './vehiculo.schema';

export const VEHICULOS = entity({
  key: 'vehiculos',
  path: 'v1/vehiculos/',
  wire: 'vehiculo',
  schema: vehiculoSchema,
  one: 'vehículo',
  many: 'vehículos',
  to: { list: '/vehiculos', create: '/agregar-vehiculo', edit: '/vehiculos/$id' },
  nameOf: ({ vehiculo }) => vehiculo,
  toCreate: toCreatePayload<VehiculoFormValues>,
  toUpdate: toUpdatePayload<VehiculoFormValues>,
  texts: {
    updated: 'Vehículo editado',
    updateError: 'Error al editar vehículo',
    deleted: 'Vehiculo eliminado',
  },
});

export const vehiculosQueries = VEHICULOS.queries;
