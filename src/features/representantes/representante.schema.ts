import * as z from 'zod/mini';
import { contactoShape } from '@/features/contactos/contacto.schema';

export const representanteSchema = z.object(contactoShape);

export type Representante = z.output<typeof representanteSchema>;
