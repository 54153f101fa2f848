import * as z from 'zod/mini';
import { contactoShape } from '@/features/contactos/contacto.schema';

/** A representative on the wire (spec section 3). `identificacion` is the CUIT. */
export const representanteSchema = z.object(contactoShape);

export type Representante = z.output<typeof representanteSchema>;
