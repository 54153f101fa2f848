import { entity } from '@/ui/entity/entity';
import { CHOFER_FORM, choferSchema } from './chofer.schema';

export const CHOFERES = entity({
  key: 'choferes',
  path: 'choferes/',
  pageNames: ['page', 'size'],
  wire: 'chofer',
  schema: choferSchema,
  form: { ...CHOFER_FORM, papeles: ['fechaVencimientoLicencia'] },
  to: { list: '/choferes', create: '/agregar-chofer', edit: '/choferes/$id' },
  nameOf: ({ nombre }) => nombre,
});

export const choferesQueries = CHOFERES.queries;
