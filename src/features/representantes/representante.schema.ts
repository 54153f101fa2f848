import * as z from 'zod/mini';
import { contactoShape } from '@/lib/contacto';
import { filtroSchema, readableRows } from '@/lib/wire';

/** A representative as the server has it (spec section 3). `identificacion` is the CUIT. */
export const representanteSchema = z.object(contactoShape);

export type Representante = z.output<typeof representanteSchema>;

export const representantesFiltroSchema = filtroSchema(
  'representante',
  readableRows(representanteSchema),
);
