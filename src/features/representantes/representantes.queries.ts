import type { ContactoFormValues } from '@/features/contactos';
import { contactoSchema } from '@/features/contactos/contacto.schema';
import { toCreatePayload, toUpdatePayload } from '@/lib/api/payload';
import { entity } from '@/ui/entity/entity';

export const REPRESENTANTES = entity({
  key: 'representantes',
  path: 'representantes/',
  wire: 'representante',
  schema: contactoSchema,
  to: {
    list: '/representantes',
    create: '/agregar-representante',
    edit: '/representantes/$id',
  },
  nameOf: ({ nombre }) => nombre,
  toCreate: toCreatePayload<ContactoFormValues>,
  toUpdate: toUpdatePayload<ContactoFormValues>,
});

export const representantesQueries = REPRESENTANTES.queries;
