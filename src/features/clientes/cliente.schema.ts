import * as z from 'zod/mini';
import {
  contactoEditFormShape,
  contactoFormShape,
  contactoShape,
  type ContactoFormValues,
} from '@/lib/contacto';
import { dropEmpty, trimTexts } from '@/lib/payload';
import { filtroSchema, pagedSchema, readableRows } from '@/lib/wire';

/** A client as the server has it (spec section 3). `identificacion` is the CUIT. */
export const clienteSchema = z.object(contactoShape);

export type Cliente = z.output<typeof clienteSchema>;

/** What is read of the answer to a creation. */
export const clienteCreatedSchema = z.pick(clienteSchema, { id: true, nombre: true });

export const clientesPageSchema = pagedSchema('cliente', readableRows(clienteSchema));
export const clientesFiltroSchema = filtroSchema('cliente', readableRows(clienteSchema));

export const clienteFormSchema = z.object(contactoFormShape);
export const clienteEditFormSchema = z.object(contactoEditFormShape);

/** POST body: id 0, and only the fields that hold something (spec section 5). */
export function toClienteCreatePayload(values: ContactoFormValues) {
  return { id: 0, ...dropEmpty(values) };
}

/** PATCH body: every field (spec section 7), an emptied one as an empty text, so that it can be emptied at all. */
export function toClienteUpdatePayload(id: number, values: ContactoFormValues) {
  return { id, ...trimTexts(values) };
}
