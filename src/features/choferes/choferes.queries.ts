import { CONTACTO_CAMPOS } from '@/features/contactos/contacto.schema';
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
});

export const choferesQueries = CHOFERES.queries;
