import * as z from 'zod/mini';
import {
  contactoEditFormShape,
  contactoFormShape,
  contactoShape,
  toContactoForm,
} from '@/features/contactos/contacto.schema';
import { toCreatePayload, toUpdatePayload, type Edit } from '@/lib/api/payload';
import { fecha, numero, orElse, texto } from '@/lib/api/wire';
import { fechaFormField } from '@/lib/values/fecha-form';

/** Employee functions (spec section 9). */
export const CHOFER = 1;
export const ADMINISTRATIVO = 2;
const SIN_ASIGNAR = 3;

const FUNCIONES = [
  { id: CHOFER, descripcion: 'Chofer' },
  { id: ADMINISTRATIVO, descripcion: 'Administrativo' },
  { id: SIN_ASIGNAR, descripcion: 'Sin asignar' },
] as const;

/** An employee on the wire (spec section 3). Dates are read as `yyyy-mm-dd`; `identificacion` is the CUIT, `tipo` the function. */
export const empleadoSchema = z.object({
  ...contactoShape,
  apellido: texto(),
  fechaIngreso: fecha(),
  fechaNacimiento: fecha(),
  fechaVencimientoLicencia: fecha(),
  tipo: orElse(z.object({ id: numero(), descripcion: texto() }), null),
});

export type Empleado = z.output<typeof empleadoSchema>;

export const empleadoName = ({ nombre, apellido }: Empleado): string =>
  [nombre, apellido].filter(Boolean).join(' ');

const ownFormShape = {
  apellido: z.string(),
  tipoId: z.number(),
  fechaIngreso: fechaFormField(),
  fechaNacimiento: fechaFormField(),
  fechaVencimientoLicencia: fechaFormField(),
};

export const empleadoFormSchema = z.object({ ...contactoFormShape, ...ownFormShape });
export const empleadoEditFormSchema = z.object({ ...contactoEditFormShape, ...ownFormShape });

export type EmpleadoFormValues = z.output<typeof empleadoFormSchema>;

export function toEmpleadoForm(empleado?: Empleado): EmpleadoFormValues {
  return {
    ...toContactoForm(empleado),
    apellido: empleado?.apellido ?? '',
    tipoId: empleado?.tipo?.id ?? SIN_ASIGNAR,
    fechaIngreso: empleado?.fechaIngreso ?? null,
    fechaNacimiento: empleado?.fechaNacimiento ?? null,
    fechaVencimientoLicencia: empleado?.fechaVencimientoLicencia ?? null,
  };
}

export function funcionesFor(empleado?: Empleado) {
  const id = empleado?.tipo?.id ?? SIN_ASIGNAR;
  const known: readonly { id: number; descripcion: string }[] = FUNCIONES;
  if (known.some((one) => one.id === id)) return known;
  return [...known, { id, descripcion: empleado?.tipo?.descripcion ?? `Función ${id}` }];
}

/** POST body: id 0, `tipoId` and the non-empty fields (spec section 5). */
export function toEmpleadoCreatePayload(values: EmpleadoFormValues) {
  const licence = values.tipoId === ADMINISTRATIVO && { fechaVencimientoLicencia: null };
  return toCreatePayload({ ...values, ...licence });
}

/** PATCH body, see `toUpdatePayload`. An Administrativo's licence is always sent as an empty text (spec section 5). */
export function toEmpleadoUpdatePayload(id: number, edit: Edit<EmpleadoFormValues>) {
  const payload = toUpdatePayload(id, edit);
  return edit.values.tipoId === ADMINISTRATIVO
    ? { ...payload, fechaVencimientoLicencia: '' }
    : payload;
}
