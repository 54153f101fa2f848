import { entity } from '@/ui/entity/entity';
import { FECHAS, VEHICULO_FORM, vehiculoSchema } from './vehiculo.schema';

export const VEHICULOS = entity({
  key: 'vehiculos',
  path: 'v1/vehiculos/',
  wire: 'vehiculo',
  schema: vehiculoSchema,
  form: { ...VEHICULO_FORM, papeles: FECHAS },
  one: 'vehículo',
  many: 'vehículos',
  to: { list: '/vehiculos', create: '/agregar-vehiculo', edit: '/vehiculos/$id' },
  nameOf: ({ vehiculo }) => vehiculo,
  texts: {
    updated: 'Vehículo editado',
    updateError: 'Error al editar vehículo',
    deleted: 'Vehiculo eliminado',
  },
});

export const vehiculosQueries = VEHICULOS.queries;
