import * as z from 'zod/mini';
import { filtroSchema, nombre, readableRows, texto } from '@/lib/api/wire';

const choferItemSchema = z.object({ id: z.number(), nombre: nombre() });

export const choferesFiltroSchema = filtroSchema('chofer', readableRows(choferItemSchema));

const vehiculoItemSchema = z.pipe(
  z.object({ id: z.number(), vehiculo: nombre(), patente: texto() }),
  z.transform(({ id, vehiculo, patente }) => ({ id, nombre: vehiculo, patente })),
);

export type VehiculoItem = z.output<typeof vehiculoItemSchema>;

export const vehiculosFiltroSchema = filtroSchema('vehiculo', readableRows(vehiculoItemSchema));

export const hojaDeRutaPdfSchema = z.object({ pdfHojaRuta: texto() });

/** Spec section 3, route sheet create payload. `empleadoId` is the driver's id; `fecha` is `yyyy-mm-dd`. */
export interface HojaDeRutaPayload {
  fecha: string;
  representanteId: number | null;
  vehiculoId: number;
  empleadoId: number;
  movimientoIds: number[];
}
