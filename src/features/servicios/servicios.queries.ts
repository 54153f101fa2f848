import { camposOf, fraccion, importe } from '@/lib/planilla/campos';
import { mergeEdits } from '@/lib/values/merge-edits';
import type { FormRules } from '@/ui/entity/editing';
import { entity } from '@/ui/entity/entity';
import {
  servicioEditFormSchema,
  servicioFormSchema,
  servicioSchema,
  settleServicio,
  toServicioCreatePayload,
  toServicioForm,
  toServicioUpdatePayload,
  type Servicio,
  type ServicioFormValues,
} from './servicio.schema';

const SERVICIO_FORM: FormRules<Servicio, ServicioFormValues> = {
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
};

export const SERVICIOS = entity({
  key: 'servicios',
  path: 'servicios/',
  wire: 'servicio',
  schema: servicioSchema,
  form: SERVICIO_FORM,
  to: {
    list: '/servicios',
    create: '/agregar-servicio',
    edit: '/servicios/$id',
    planilla: '/servicios/planilla',
  },
  campos: camposOf(SERVICIO_FORM, {
    nombre: { words: 'servicio, artículo, producto', example: 'Caja mediana' },
    descripcion: { words: 'detalle, observaciones' },
    precio: { words: 'tarifa, importe, valor, precio unitario', read: importe },
    porcentaje: { words: '%, porc', read: fraccion },
    contrareembolso: {
      words: 'comisión contrareembolso, contrareembolso, contra reembolso',
    },
    porcentajeContrareembolso: { words: '% comisión, comisión', read: fraccion },
  }),
  // Which of its amounts counts is a switch in the form.
  complete: (values) => ({ ...values, usarPorcentaje: values.porcentaje !== '' }),
  nameOf: ({ nombre }) => nombre,
  toCreate: toServicioCreatePayload,
  toUpdate: toServicioUpdatePayload,
  texts: {
    title: 'Servicios',
    create: 'Agregar Servicio',
    edit: 'Editar Servicio',
    search: 'Buscar Servicio',
    total: 'Total servicios',
    noneToEdit: 'No se ha seleccionado ningún servicio',
    noneToDelete: 'No se ha seleccionado ningún servicio',
    notFound: 'Servicio no encontrado',
    created: 'Servicio agregado',
    updated: 'Servicio actualizado',
    deleted: 'Servicio eliminado',
    listError: 'Error al obtener servicios',
    detailError: 'Error al cargar el servicio',
    updateError: 'Error al actualizar el servicio',
    deleteError: 'Error al eliminar servicio',
  },
});

export const serviciosQueries = SERVICIOS.queries;
