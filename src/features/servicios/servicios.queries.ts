import { mergeEdits } from '@/lib/values/merge-edits';
import { entity } from '@/ui/entity/entity';
import {
  servicioEditFormSchema,
  servicioFormSchema,
  servicioSchema,
  settleServicio,
  toServicioCreatePayload,
  toServicioForm,
  toServicioUpdatePayload,
} from './servicio.schema';

export const SERVICIOS = entity({
  key: 'servicios',
  path: 'servicios/',
  wire: 'servicio',
  schema: servicioSchema,
  form: {
    schema: servicioFormSchema,
    editSchema: servicioEditFormSchema,
    toForm: toServicioForm,
    labels: {
      nombre: 'Nombre',
      descripcion: 'Descripción',
      usarPorcentaje: 'Usar Porcentaje',
      precio: 'Precio',
      porcentaje: 'Porcentaje',
      contrareembolso: 'Comisión Contrareembolso',
      porcentajeContrareembolso: 'Porcentaje Comisión',
    },
    merge: (...edits) =>
      mergeEdits(...edits, {
        // Each switch decides which of its amounts counts.
        together: [
          ['usarPorcentaje', 'precio', 'porcentaje'],
          ['contrareembolso', 'porcentajeContrareembolso'],
        ],
        settle: settleServicio,
      }),
  },
  to: { list: '/servicios', create: '/agregar-servicio', edit: '/servicios/$id' },
  nameOf: ({ nombre }) => nombre,
  toCreate: toServicioCreatePayload,
  toUpdate: toServicioUpdatePayload,
  texts: { noneToDelete: 'No se ha seleccionado ningún servicio' },
});

export const serviciosQueries = SERVICIOS.queries;
