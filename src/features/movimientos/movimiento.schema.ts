import * as z from 'zod/mini';
import { servicioSchema } from '@/features/servicios';
import {
  everyRow,
  fecha,
  flag,
  numero,
  orElse,
  pagedSchema,
  pesos,
  referencia,
  texto,
} from '@/lib/wire';

/** An amount the totals are made of: null is 0, but missing is an answer that cannot be read. */
const countedPesos = () =>
  z.pipe(
    z.nullable(z.number()),
    z.transform((value) => value ?? 0),
  );

/**
 * A movement as the server has it (spec section 3). Amounts in pesos, `fecha` as `yyyy-mm-dd`. `flete` is the stored one, with
 * contrareembolso, redespacho and seguro in it; `fleteACargoCliente` true means that the origin pays. A client without a row has the
 * id null.
 */
export const movimientoSchema = z.object({
  id: z.number(),
  fecha: fecha(),
  hora: texto(),
  clienteOrigen: referencia(),
  clienteDestino: referencia(),
  representante: referencia(),
  servicio: orElse(servicioSchema, null),
  subServicio: orElse(servicioSchema, null),
  remitoNumero: texto(),
  bultos: countedPesos(),
  subBultos: numero(),
  monto: countedPesos(),
  montoPagado: flag(),
  montoRendido: flag(),
  flete: countedPesos(),
  fletePagado: flag(),
  fleteRendido: flag(),
  seguro: pesos(),
  redespacho: pesos(),
  contrareembolso: pesos(),
  valorDeclarado: pesos(),
  cuentaCorriente: flag(),
  observaciones: texto(),
  fleteACargoCliente: flag(),
});

export type Movimiento = z.output<typeof movimientoSchema>;

export const movimientosPageSchema = pagedSchema('movimiento', everyRow(movimientoSchema));

/** The answer to a creation; it may carry the remito already, which is good without an id too. */
export const movimientoCreatedSchema = z.object({
  id: z.catch(z.nullable(z.number()), null),
  remitoPdf: z.catch(texto(), null),
});

export const remitoSchema = z.object({ remitoPdf: z.string() });
