import * as z from 'zod/mini';
import { contactoSchema, type Contacto } from '@/features/contactos/contacto.schema';

export type Cliente = Contacto;

export const clienteCreatedSchema = z.pick(contactoSchema, { id: true, nombre: true });
