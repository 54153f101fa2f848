import * as z from 'zod/mini';
import { filtroSchema, nombre, readableRows, texto } from '@/lib/wire';

/** A representative as the server has it (spec section 3). `identificacion` is the CUIT. */
export const representanteSchema = z.object({
  id: z.number(),
  nombre: nombre(),
  identificacion: texto(),
  telefono: texto(),
  localidad: texto(),
  direccion: texto(),
  email: texto(),
});

export type Representante = z.output<typeof representanteSchema>;

export const representantesFiltroSchema = filtroSchema(
  'representante',
  readableRows(representanteSchema),
);
