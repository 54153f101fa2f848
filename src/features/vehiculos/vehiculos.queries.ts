import { plainNombre, plainPatente } from '@/domain/identidad';
import { camposOf } from '@/lib/planilla/campos';
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
  to: {
    list: '/vehiculos',
    create: '/agregar-vehiculo',
    edit: '/vehiculos/$id',
    planilla: '/vehiculos/planilla',
  },
  campos: camposOf(VEHICULO_FORM, {
    vehiculo: {
      words: 'unidad, camión, marca y modelo, marca, modelo, nombre',
      example: 'Camión 1',
    },
    patente: { words: 'dominio, chapa', example: 'AB123CD' },
    fechaTecnica: {
      words: 'VTV, revisión, técnica, revisión técnica, vencimiento VTV, vto VTV',
    },
    fechaSeguro: { words: 'seguro, póliza, vencimiento seguro, vto seguro' },
    fechaMatafuego: { words: 'matafuego, matafuegos, extintor, vto matafuego' },
    fechaRuta: { words: 'ruta, ruta nacional, vto ruta' },
  }),
  nameOf: ({ vehiculo }) => vehiculo,
  identitiesOf: ({ vehiculo, patente }) => [plainPatente(patente) || plainNombre(vehiculo)],
  texts: {
    title: 'Vehículos',
    create: 'Agregar Vehículo',
    edit: 'Editar Vehículo',
    search: 'Buscar Vehículo',
    total: 'Total vehículos',
    noneToEdit: 'No se ha seleccionado ningún vehículo',
    noneToDelete: 'Debe seleccionar al menos un vehículo',
    notFound: 'Vehículo no encontrado',
    created: 'Vehículo agregado',
    updated: 'Vehículo editado',
    deleted: 'Vehiculo eliminado',
    listError: 'Error al obtener vehículos',
    detailError: 'Error al cargar el vehículo',
    updateError: 'Error al editar vehículo',
    deleteError: 'Error al eliminar vehículo',
  },
});

export const vehiculosQueries = VEHICULOS.queries;
