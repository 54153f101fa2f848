import { CONTACTO_FORM, contactoSchema } from '@/features/contactos/contacto.schema';
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
  },
  nameOf: ({ nombre }) => nombre,
});

export const representantesQueries = REPRESENTANTES.queries;
