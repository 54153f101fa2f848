import {
  CONTACTO_CAMPOS,
  CONTACTO_FORM,
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
});

export const representantesQueries = REPRESENTANTES.queries;
