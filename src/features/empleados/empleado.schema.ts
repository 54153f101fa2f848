import * as z from 'zod/mini';
import { CONTACTO } from '@/features/contactos/contacto.schema';
import { entityFields, fechaNamed, textNamed } from '@/lib/api/fields';
import { toCreatePayload, toUpdatePayload, type Edit } from '@/lib/api/payload';
import { numero, orElse, texto } from '@/lib/api/wire';

/** Employee functions (spec section 9). */
export const CHOFER = 1;
export const ADMINISTRATIVO = 2;
const SIN_ASIGNAR = 3;

const FUNCIONES = [
  { id: CHOFER, descripcion: 'Chofer' },
  { id: ADMINISTRATIVO, descripcion: 'Administrativo' },
  { id: SIN_ASIGNAR, descripcion: 'Sin asignar' },
] as const;

const OWN = entityFields({
  ...CONTACTO,
  apellido: textNamed('Apellido'),
  fechaIngreso: fechaNamed('Fecha Ingreso'),
  fechaNacimiento: fechaNamed('Fecha Nacimiento'),
  fechaVencimientoLicencia: fechaNamed('Fecha Vencimiento Licencia'),
});

/** Spec section 3. `tipo` is the function. */
export const empleadoSchema = z.extend(OWN.schema, {
  tipo: orElse(z.object({ id: numero(), descripcion: texto() }), null),
});

export type Empleado = z.output<typeof empleadoSchema>;

export const empleadoName = ({ nombre, apellido }: Pick<Empleado, 'nombre' | 'apellido'>): string =>
  [nombre, apellido].filter(Boolean).join(' ');

export const EMPLEADO_FORM = {
  labels: { ...OWN.form.labels, tipoId: 'Función' },
  schema: z.extend(OWN.form.schema, { tipoId: z.number() }),
  editSchema: z.extend(OWN.form.editSchema, { tipoId: z.number() }),
  toForm: (empleado?: Empleado) => ({
    ...OWN.form.toForm(empleado),
    tipoId: empleado?.tipo?.id ?? SIN_ASIGNAR,
  }),
};

export type EmpleadoFormValues = z.output<typeof EMPLEADO_FORM.schema>;

export function funcionesFor(empleado?: Empleado) {
  const id = empleado?.tipo?.id ?? SIN_ASIGNAR;
  const known: readonly { id: number; descripcion: string }[] = FUNCIONES;
  if (known.some((one) => one.id === id)) return known;
  return [...known, { id, descripcion: empleado?.tipo?.descripcion ?? `Función ${id}` }];
}

/** POST body: id 0, `tipoId` and the non-empty fields (spec section 5). */
export function toEmpleadoCreatePayload(values: EmpleadoFormValues) {
  // An Administrativo has no licence (spec section 5).
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
