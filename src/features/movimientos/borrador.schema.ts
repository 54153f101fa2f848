import * as z from 'zod/mini';
import { servicioSchema } from '@/features/servicios';
import type { MovimientoFormValues } from './movimiento-form.schema';

const option = () => z.nullable(z.object({ id: z.nullable(z.number()), nombre: z.string() }));

/** A draft of the movement form. It checks only the values' types: a draft may hold invalid input. */
export const borradorSchema: z.ZodMiniType<MovimientoFormValues> = z.object({
  fecha: z.nullable(z.string()),
  clienteOrigen: option(),
  clienteDestino: option(),
  remitoNumero: z.string(),
  servicio: z.nullable(servicioSchema),
  bultos: z.string(),
  conSubServicio: z.boolean(),
  subServicio: z.nullable(servicioSchema),
  subBultos: z.string(),
  representante: option(),
  fleteACargo: z.enum(['origen', 'destino']),
  cuentaCorriente: z.boolean(),
  monto: z.string(),
  montoPagado: z.boolean(),
  montoRendido: z.boolean(),
  flete: z.string(),
  fletePagado: z.boolean(),
  fleteRendido: z.boolean(),
  seguro: z.string(),
  redespacho: z.string(),
  contrareembolso: z.string(),
  valorDeclarado: z.string(),
  observaciones: z.string(),
  fleteManual: z.boolean(),
  comisionManual: z.boolean(),
});
