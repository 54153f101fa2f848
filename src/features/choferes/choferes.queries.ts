import { CONTACTO_CAMPOS, contactoIdentities } from '@/features/contactos/contacto.schema';
import { camposOf } from '@/lib/planilla/campos';
import { entity } from '@/ui/entity/entity';
import { CHOFER_FORM, choferSchema } from './chofer.schema';

export const CHOFERES = entity({
  key: 'choferes',
  path: 'choferes/',
  pageNames: ['page', 'size'],
  wire: 'chofer',
  schema: choferSchema,
  form: { ...CHOFER_FORM, papeles: ['fechaVencimientoLicencia'] },
  to: {
    list: '/choferes',
    create: '/agregar-chofer',
    edit: '/choferes/$id',
    planilla: '/choferes/planilla',
  },
  campos: camposOf(CHOFER_FORM, {
    ...CONTACTO_CAMPOS,
    nombre: { words: 'nombre y apellido, apellido y nombre, chofer', example: 'Juan Pérez' },
    fechaVencimientoLicencia: {
      words: 'licencia, vencimiento licencia, fecha vencimiento licencia, vto licencia',
    },
    fechaIngreso: { words: 'ingreso, alta, fecha alta' },
  }),
  nameOf: ({ nombre }) => nombre,
  identitiesOf: contactoIdentities,
  texts: {
    title: 'Choferes',
    create: 'Agregar Chofer',
    edit: 'Editar Chofer',
    search: 'Buscar Chofer',
    total: 'Total choferes',
    noneToEdit: 'No se ha seleccionado ningún chofer',
    noneToDelete: 'Debe seleccionar al menos un chofer',
    notFound: 'Chofer no encontrado',
    created: 'Chofer agregado',
    updated: 'Chofer actualizado',
    deleted: 'Chofer eliminado',
    listError: 'Error al obtener choferes',
    detailError: 'Error al cargar el chofer',
    updateError: 'Error al actualizar el chofer',
    deleteError: 'Error al eliminar chofer',
  },
});

export const choferesQueries = CHOFERES.queries;
