import { CONTACTO_CAMPOS, contactoIdentities } from '@/features/contactos/contacto.schema';
import { fold } from '@/domain/fold';
import { camposOf, unaDe } from '@/lib/planilla/campos';
import { mergeEdits } from '@/lib/values/merge-edits';
import { entity } from '@/ui/entity/entity';
import {
  EMPLEADO_FORM,
  empleadoName,
  empleadoSchema,
  funcionesFor,
  toEmpleadoCreatePayload,
  toEmpleadoUpdatePayload,
} from './empleado.schema';

export const EMPLEADOS = entity({
  key: 'empleados',
  path: 'v1/empleados/',
  wire: 'empleado',
  schema: empleadoSchema,
  form: {
    ...EMPLEADO_FORM,
    papeles: ['fechaVencimientoLicencia'],
    show: (name, value, empleado) =>
      name === 'tipoId'
        ? funcionesFor(empleado).find(({ id }) => id === value)?.descripcion
        : undefined,
    // The licence depends on the function (spec section 4).
    merge: (...edits) =>
      mergeEdits(...edits, { together: [['tipoId', 'fechaVencimientoLicencia']] }),
  },
  to: {
    list: '/empleados',
    create: '/agregar-empleado',
    edit: '/empleados/$id',
    planilla: '/empleados/planilla',
  },
  campos: camposOf(EMPLEADO_FORM, {
    ...CONTACTO_CAMPOS,
    nombre: { words: 'nombres, empleado', example: 'Ana' },
    apellido: { words: 'apellidos', example: 'Pérez' },
    tipoId: {
      words: 'puesto, cargo, tipo, categoría',
      read: unaDe(...funcionesFor().map(({ id, descripcion }) => [id, fold(descripcion)] as const)),
      choices: funcionesFor().map(({ descripcion }) => descripcion),
    },
    fechaIngreso: { words: 'ingreso, alta, fecha alta' },
    fechaNacimiento: { words: 'nacimiento, fecha de nac' },
    fechaVencimientoLicencia: { words: 'licencia, vencimiento licencia, vto licencia' },
  }),
  nameOf: empleadoName,
  identitiesOf: (empleado) => contactoIdentities({ ...empleado, nombre: empleadoName(empleado) }),
  toCreate: toEmpleadoCreatePayload,
  toUpdate: toEmpleadoUpdatePayload,
  texts: {
    title: 'Empleados',
    create: 'Agregar Empleado',
    submit: 'Crear Empleado',
    edit: 'Editar Empleado',
    search: 'Buscar Empleado',
    total: 'Total empleados',
    noneToEdit: 'No se ha seleccionado ningún empleado',
    noneToDelete: 'Debe seleccionar al menos un empleado',
    notFound: 'Error al cargar el empleado',
    created: 'Empleado agregado',
    updated: 'Empleado actualizado',
    deleted: 'Empleado eliminado',
    listError: 'Error al obtener empleados',
    detailError: 'Error al cargar el empleado',
    updateError: 'Error al actualizar el empleado',
    deleteError: 'Error al eliminar empleado',
  },
});

export const empleadosQueries = EMPLEADOS.queries;
