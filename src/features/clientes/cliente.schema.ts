import * as z from 'zod/mini';
import { dropEmpty } from '@/lib/payload';
import { filtroSchema, nombre, pagedSchema, readableRows, texto } from '@/lib/wire';

/** A client as the server has it (spec section 3). `identificacion` is the CUIT. */
export const clienteSchema = z.object({
  id: z.number(),
  nombre: nombre(),
  identificacion: texto(),
  telefono: texto(),
  localidad: texto(),
  direccion: texto(),
  email: texto(),
});

export type Cliente = z.output<typeof clienteSchema>;

/** What is read of the answer to a creation. */
export const clienteCreatedSchema = z.pick(clienteSchema, { id: true, nombre: true });

export const clientesPageSchema = pagedSchema('cliente', readableRows(clienteSchema));
export const clientesFiltroSchema = filtroSchema('cliente', readableRows(clienteSchema));

/** What the form holds. No field is required (spec section 5). */
export const clienteFormSchema = z.object({
  nombre: z.string(),
  identificacion: z.string(),
  telefono: z.string(),
  localidad: z.string(),
  direccion: z.string(),
  email: z.string(),
});

export type ClienteFormValues = z.output<typeof clienteFormSchema>;

/** The edit form's email is checked as an email input is. */
export const clienteEditFormSchema = z.extend(clienteFormSchema, {
  email: z.union([z.literal(''), z.email('Ingresá un email válido')]),
});

export function toClienteFormValues(cliente?: Cliente): ClienteFormValues {
  return {
    nombre: cliente?.nombre ?? '',
    identificacion: cliente?.identificacion ?? '',
    telefono: cliente?.telefono ?? '',
    localidad: cliente?.localidad ?? '',
    direccion: cliente?.direccion ?? '',
    email: cliente?.email ?? '',
  };
}

/** POST body: id 0, and only the fields that hold something (spec section 5). */
export function toClienteCreatePayload(values: ClienteFormValues) {
  return { id: 0, ...dropEmpty(values) };
}

/** PATCH body: every field (spec section 7), an emptied one as an empty text, so that it can be emptied at all. */
export function toClienteUpdatePayload(id: number, values: ClienteFormValues) {
  return { id, ...toTrimmed(values) };
}

function toTrimmed(values: ClienteFormValues): ClienteFormValues {
  return {
    nombre: values.nombre.trim(),
    identificacion: values.identificacion.trim(),
    telefono: values.telefono.trim(),
    localidad: values.localidad.trim(),
    direccion: values.direccion.trim(),
    email: values.email.trim(),
  };
}
