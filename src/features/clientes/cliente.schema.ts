import * as z from 'zod/mini';
import {
  contactoEditFormShape,
  contactoFormShape,
  contactoShape,
} from '@/features/contactos/contacto.schema';

/** A client on the wire (spec section 3). `identificacion` is the CUIT. */
export const clienteSchema = z.object(contactoShape);

export type Cliente = z.output<typeof clienteSchema>;

export const clienteCreatedSchema = z.pick(clienteSchema, { id: true, nombre: true });

export const clienteFormSchema = z.object(contactoFormShape);
export const clienteEditFormSchema = z.object(contactoEditFormShape);
