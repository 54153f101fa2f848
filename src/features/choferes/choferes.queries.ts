import { toCreatePayload, toUpdatePayload } from '@/lib/api/payload';
import { entity } from '@/ui/entity/entity';
import { choferSchema, type ChoferFormValues } from './chofer.schema';

export const CHOFERES = entity({
  key: 'choferes',
  path: 'choferes/',
  pageNames: ['page', 'size'],
  wire: 'chofer',
  schema: choferSchema,
  to: { list: '/choferes', create: '/agregar-chofer', edit: '/choferes/$id' },
  nameOf: ({ nombre }) => nombre,
  toCreate: toCreatePayload<ChoferFormValues>,
  toUpdate: toUpdatePayload<ChoferFormValues>,
});

export const choferesQueries = CHOFERES.queries;
