import * as z from 'zod/mini';
import { nombre, texto } from './wire';

/** The wire fields of everyone who has a name and a CUIT (`identificacion`): clients, representatives, drivers, employees. */
export const contactoShape = {
  id: z.number(),
  nombre: nombre(),
  identificacion: texto(),
  telefono: texto(),
  localidad: texto(),
  direccion: texto(),
  email: texto(),
};

type Contacto = { [Field in keyof typeof contactoShape]: z.output<(typeof contactoShape)[Field]> };

/** The same fields in a form. None is required (spec section 5). */
export const contactoFormShape = {
  nombre: z.string(),
  identificacion: z.string(),
  telefono: z.string(),
  localidad: z.string(),
  direccion: z.string(),
  email: z.string(),
};

/** On edit the email is checked as an email input is (spec section 5). */
export const contactoEditFormShape = {
  ...contactoFormShape,
  email: z.union([
    z.literal(''),
    z.email({ pattern: z.regexes.html5Email, error: 'Ingresá un email válido' }),
  ]),
};

export type ContactoFormValues = Record<keyof typeof contactoFormShape, string>;

/** A contact as its form shows it; none is an empty form. */
export function toContactoForm(contacto?: Contacto): ContactoFormValues {
  return {
    nombre: contacto?.nombre ?? '',
    identificacion: contacto?.identificacion ?? '',
    telefono: contacto?.telefono ?? '',
    localidad: contacto?.localidad ?? '',
    direccion: contacto?.direccion ?? '',
    email: contacto?.email ?? '',
  };
}
