import * as z from 'zod/mini';
import { clean } from '@/domain/clean';
import { formatCuit } from '@/domain/cuit';
import { nombre, texto } from '@/lib/api/wire';
import { config } from '@/lib/page/config';

/** A stored CUIT is shown with its dashes, however it was saved. */
const cuit = () =>
  z.pipe(
    texto(),
    z.transform((value) => value && formatCuit(value)),
  );

/** Wire fields shared by clients, representatives, drivers and employees. `identificacion` is the CUIT. */
export const contactoShape = {
  id: z.number(),
  nombre: nombre(),
  identificacion: cuit(),
  telefono: texto(),
  localidad: texto(),
  direccion: texto(),
  email: texto(),
};

export type Contacto = {
  [Field in keyof typeof contactoShape]: z.output<(typeof contactoShape)[Field]>;
};

/** All are optional (spec section 5). */
export const contactoFormShape = {
  nombre: z.string(),
  identificacion: z.string(),
  telefono: z.string(),
  localidad: z.string(),
  direccion: z.string(),
  email: z.string(),
};

/** Edit forms check the email as an email input does, which trims it first (spec section 5). */
export const contactoEditFormShape = {
  ...contactoFormShape,
  email: z
    .string()
    .check(
      z.refine(
        (text) => clean(text) === '' || z.regexes.html5Email.test(clean(text)),
        'Ingresá un email válido',
      ),
    ),
};

export type ContactoFormValues = Record<keyof typeof contactoFormShape, string>;

export function toContactoForm(contacto?: Contacto): ContactoFormValues {
  return {
    nombre: contacto?.nombre ?? '',
    identificacion: contacto?.identificacion ?? '',
    telefono: contacto?.telefono ?? '',
    localidad: contacto ? (contacto.localidad ?? '') : config.localidad,
    direccion: contacto?.direccion ?? '',
    email: contacto?.email ?? '',
  };
}

export const CONTACTO_LABELS = {
  nombre: 'Nombre',
  identificacion: 'CUIT',
  telefono: 'Teléfono',
  localidad: 'Localidad',
  direccion: 'Dirección',
  email: 'Email',
} satisfies Record<keyof ContactoFormValues, string>;

export const CONTACTO_FORM = {
  schema: z.object(contactoFormShape),
  editSchema: z.object(contactoEditFormShape),
  toForm: toContactoForm,
  labels: CONTACTO_LABELS,
};
