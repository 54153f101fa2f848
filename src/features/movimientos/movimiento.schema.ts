import * as z from 'zod/mini';
import {
  everyRow,
  fecha,
  filtroSchema,
  flag,
  havingFields,
  hora,
  numero,
  pagedSchema,
  pesos,
  referencia,
  texto,
} from '@/lib/api/wire';

/** Totals add these up: null is 0, but a missing number makes the answer unreadable. */
const countedPesos = () =>
  z.pipe(
    z.nullable(z.number()),
    z.transform((value) => value ?? 0),
  );

/** Spec section 3, in pesos. `flete` includes contrareembolso, redespacho, seguro. `fleteACargoCliente`: the origin pays. A mere name has id null. A service's price is looked up. */
export const movimientoSchema = z.object({
  id: z.number(),
  fecha: fecha(),
  hora: hora(),
  clienteOrigen: referencia(),
  clienteDestino: referencia(),
  representante: referencia(),
  servicio: referencia(),
  subServicio: referencia(),
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

/** A flag that no row has must have another name on the server, for example `isMontoPagado`. */
export const movimientosSchema = havingFields(everyRow(movimientoSchema), [
  ['clienteOrigen', 'clienteDestino'],
  'montoPagado',
  'montoRendido',
  'fletePagado',
  'fleteRendido',
  'cuentaCorriente',
  'fleteACargoCliente',
]);

export const movimientosPageSchema = pagedSchema('movimiento', movimientosSchema);

export const movimientosFiltroSchema = filtroSchema('movimientos', movimientosSchema);

/** The answer may carry the remito, which can be printed even if the id is unreadable. */
export const movimientoCreatedSchema = z.object({
  id: z.catch(z.nullable(z.number()), null),
  remitoPdf: z.catch(texto(), null),
});

export const remitoSchema = z.object({ remitoPdf: z.string() });
