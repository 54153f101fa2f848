import * as z from 'zod/mini';
import { filtroSchema, flag, nombre, numero, readableRows, texto } from '@/lib/wire';

/** A service as the server has it (spec section 3): `precio` in pesos, both percentages as fractions. */
export const servicioSchema = z.object({
  id: z.number(),
  nombre: nombre(),
  descripcion: texto(),
  precio: numero(),
  porcentaje: numero(),
  contrareembolso: flag(),
  porcentajeContrareembolso: numero(),
});

export type Servicio = z.output<typeof servicioSchema>;

export const serviciosFiltroSchema = filtroSchema('servicio', readableRows(servicioSchema));
