import { fleteForEdit, netFlete } from '@/domain/flete';
import type { Tarifas } from '@/features/servicios/servicio.schema';
import { montoToInput } from '@/lib/values/monto-input';
import type { MovimientoFormValues } from './movimiento-form.schema';
import { comisionOf, fleteOf } from './movimiento-importes';
import type { Movimiento } from './movimiento.schema';

/** Stored counts may be fractions: half a bulto. */
export const cantidadToText = (count: number): string => String(count).replace('.', ',');

/** One bulto, the origin pays (spec sections 2 and 5). `fecha` is `yyyy-mm-dd`. */
export function emptyMovimientoForm(fecha: string): MovimientoFormValues {
  return {
    fecha,
    clienteOrigen: null,
    clienteDestino: null,
    remitoNumero: '',
    servicio: null,
    bultos: '1',
    conSubServicio: false,
    subServicio: null,
    subBultos: '',
    representante: null,
    fleteACargo: 'origen',
    cuentaCorriente: false,
    monto: '',
    montoPagado: false,
    montoRendido: false,
    flete: null,
    fletePagado: false,
    fleteRendido: false,
    seguro: '',
    redespacho: '',
    contrareembolso: null,
    valorDeclarado: '',
    observaciones: '',
  };
}

/**
 * Flete is net (spec section 4, On movement edit), seguro and redespacho whole pesos. A flete or commission off today's tariff counts
 * as typed, and each without tariffs: what nobody sees is sent as it is stored.
 */
export function toMovimientoForm(
  movimiento: Movimiento,
  tarifas: Tarifas | undefined,
): MovimientoFormValues {
  const values: MovimientoFormValues = {
    fecha: movimiento.fecha,
    clienteOrigen: movimiento.clienteOrigen,
    clienteDestino: movimiento.clienteDestino,
    remitoNumero: movimiento.remitoNumero ?? '',
    servicio: movimiento.servicio,
    bultos: cantidadToText(movimiento.bultos),
    conSubServicio: movimiento.subServicio !== null,
    subServicio: movimiento.subServicio,
    subBultos: movimiento.subServicio ? cantidadToText(movimiento.subBultos ?? 0) : '',
    representante: movimiento.representante,
    fleteACargo: movimiento.fleteACargoCliente ? 'origen' : 'destino',
    cuentaCorriente: movimiento.cuentaCorriente,
    monto: montoToInput(movimiento.monto),
    montoPagado: movimiento.montoPagado,
    montoRendido: movimiento.montoRendido,
    flete: null,
    fletePagado: movimiento.fletePagado,
    fleteRendido: movimiento.fleteRendido,
    seguro: montoToInput(movimiento.seguro, true),
    redespacho: montoToInput(movimiento.redespacho, true),
    contrareembolso: null,
    valorDeclarado: montoToInput(movimiento.valorDeclarado),
    observaciones: movimiento.observaciones ?? '',
  };
  const { flete: stored, ...extras } = movimiento;
  const computed = tarifas ? fleteOf(values, tarifas) : null;
  const flete =
    computed === null ? netFlete(stored, extras) : fleteForEdit({ stored, ...extras, computed });
  return {
    ...values,
    flete: flete === null ? null : montoToInput(flete),
    contrareembolso:
      tarifas && comisionOf(values, tarifas) === movimiento.contrareembolso
        ? null
        : montoToInput(movimiento.contrareembolso),
  };
}

/** Unlike an edit, a new movement keeps the cents of seguro and redespacho. */
export function toNewMovimientoForm(
  movimiento: Movimiento,
  tarifas: Tarifas | undefined,
): MovimientoFormValues {
  return {
    ...toMovimientoForm(movimiento, tarifas),
    seguro: montoToInput(movimiento.seguro),
    redespacho: montoToInput(movimiento.redespacho),
  };
}
