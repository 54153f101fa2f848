import * as z from 'zod/mini';
import { contactoShape } from '@/features/contactos/contacto.schema';

export const clienteSchema = z.object(contactoShape);

export type Cliente = z.output<typeof clienteSchema>;

export const clienteCreatedSchema = z.pick(clienteSchema, { id: true, nombre: true });
