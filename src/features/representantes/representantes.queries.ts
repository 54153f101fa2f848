import {
  CONTACTO_CAMPOS,
  CONTACTO_FORM,
  contactoIdentities,
  contactoSchema,
} from '@/features/contactos/contacto.schema';
import { camposOf } from '@/lib/planilla/campos';
import { entity } from '@/ui/entity/entity';

export const REPRESENTANTES = entity({
  key: 'representantes',
  path: 'representantes/',
  wire: 'representante',
  schema: contactoSchema,
  form: CONTACTO_FORM,
  to: {
    list: '/representantes',
    create: '/agregar-representante',
    edit: '/representantes/$id',
    planilla: '/representantes/planilla',
  },
  campos: camposOf(CONTACTO_FORM, {
    ...CONTACTO_CAMPOS,
    nombre: {
      ...CONTACTO_CAMPOS.nombre,
      words: 'representante, vendedor',
    },
  }),
  nameOf: ({ nombre }) => nombre,
  identitiesOf: contactoIdentities,
  texts: {
    title: 'Representantes',
    create: 'Agregar Representante',
    edit: 'Editar Representante',
    search: 'Buscar Representante',
    total: 'Total representantes',
    noneToEdit: 'No se ha seleccionado ningún representante',
    noneToDelete: 'Debe seleccionar al menos un representante',
    notFound: 'Representante no encontrado',
    created: 'Representante agregado',
    updated: 'Representante actualizado',
    deleted: 'Representante eliminado',
    listError: 'Error al obtener representantes',
    detailError: 'Error al cargar el representante',
    updateError: 'Error al actualizar el representante',
    deleteError: 'Error al eliminar representante',
  },
});

export const representantesQueries = REPRESENTANTES.queries;
