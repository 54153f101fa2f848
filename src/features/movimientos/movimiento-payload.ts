import { clean } from '@/domain/clean';
import { parseMonto } from '@/domain/dinero';
import { netFlete, storedFlete } from '@/domain/flete';
import { taken, type Option } from '@/lib/values/option';
import { isUntouched } from '@/lib/values/stored';
import type { Movimiento } from './movimiento.schema';
import {
  cantidadOf,
  importesOf,
  pesosOf,
  toMovimientoForm,
  type MovimientoFormValues,
} from './movimiento-form.schema';

/** Fields sent under another name or under a condition. The compiler reports any other field that a payload lacks. */
type Renamed =
  | 'clienteOrigen'
  | 'clienteDestino'
  | 'servicio'
  | 'conSubServicio'
  | 'subServicio'
  | 'subBultos'
  | 'representante'
  | 'fleteACargo';

type SentByName = Record<Exclude<keyof MovimientoFormValues, Renamed>, unknown> &
  Record<string, unknown>;

/** 0 for free text (spec section 5, Movement create). */
const clienteId = (value: Option | null): number => (value?.id && value.id > 0 ? value.id : 0);

/** POST body (spec section 3, Movement create payload). Amounts in pesos, `fecha` as `yyyy-mm-dd`. A client by name has id 0. */
export function toMovimientoCreatePayload(values: MovimientoFormValues) {
  const origenId = clienteId(values.clienteOrigen);
  const destinoId = clienteId(values.clienteDestino);
  const { flete, contrareembolso } = importesOf(values);
  return {
    fecha: values.fecha,
    clienteOrigenId: origenId,
    clienteDestinoId: destinoId,
    representanteId: values.representante?.id ?? null,
    servicioId: values.servicio?.id ?? null,
    bultos: cantidadOf(values.bultos),
    monto: pesosOf(values.monto),
    montoPagado: values.montoPagado,
    montoRendido: values.montoRendido,
    // Net: the server adds contrareembolso, redespacho and seguro.
    flete: pesosOf(flete),
    fletePagado: values.fletePagado,
    fleteRendido: values.fleteRendido,
    contrareembolso: pesosOf(contrareembolso),
    valorDeclarado: pesosOf(values.valorDeclarado),
    cuentaCorriente: values.cuentaCorriente,
    fleteACargoCliente: values.fleteACargo === 'origen',
    ...(origenId === 0 && { clienteOrigenNombre: clean(values.clienteOrigen?.nombre ?? '') }),
    ...(destinoId === 0 && { clienteDestinoNombre: clean(values.clienteDestino?.nombre ?? '') }),
    ...(values.conSubServicio && {
      subServicioId: values.subServicio?.id ?? null,
      subBultos: cantidadOf(values.subBultos),
    }),
    remitoNumero: clean(values.remitoNumero),
    seguro: pesosOf(values.seguro),
    redespacho: pesosOf(values.redespacho),
    observaciones: values.observaciones.trim(),
  } satisfies SentByName;
}

/** A movement as it shall be stored. Its services are sent by id. */
export type Wanted = Omit<Movimiento, 'servicio' | 'subServicio'> &
  Record<'servicio' | 'subServicio', Option | null>;

/** The record as a form leaves it. Untouched fields stay as stored, but seguro and redespacho are in whole pesos, as the form shows them. */
export function toEditedMovimiento(values: MovimientoFormValues, original: Movimiento): Wanted {
  const stored = toMovimientoForm(original);
  const { flete, contrareembolso } = importesOf(values);
  const isStored = (name: keyof MovimientoFormValues) => isUntouched(values[name], stored[name]);
  const importe = (name: 'monto' | 'valorDeclarado') =>
    isStored(name) ? original[name] : pesosOf(values[name]);
  const wholePesos = (name: 'seguro' | 'redespacho') =>
    Math.round(parseMonto(values[name]) ?? (isStored(name) ? original[name] : 0));
  const isTyped = (name: 'flete' | 'contrareembolso') => values[name] !== null && isStored(name);
  const extras = {
    seguro: wholePesos('seguro'),
    redespacho: wholePesos('redespacho'),
    contrareembolso: isTyped('contrareembolso')
      ? original.contrareembolso
      : pesosOf(contrareembolso),
  };
  const net = isTyped('flete') ? netFlete(original.flete, original) : pesosOf(flete);
  return {
    ...extras,
    id: original.id,
    hora: original.hora,
    flete: storedFlete(net, extras),
    fecha: values.fecha,
    clienteOrigen: values.clienteOrigen,
    clienteDestino: values.clienteDestino,
    representante: values.representante,
    servicio: taken(values.servicio),
    subServicio: values.conSubServicio ? taken(values.subServicio) : null,
    subBultos: isStored('subBultos') ? original.subBultos : cantidadOf(values.subBultos),
    remitoNumero: isStored('remitoNumero') ? original.remitoNumero : clean(values.remitoNumero),
    bultos: isStored('bultos') ? original.bultos : cantidadOf(values.bultos),
    monto: importe('monto'),
    montoPagado: values.montoPagado,
    montoRendido: values.montoRendido,
    fletePagado: values.fletePagado,
    fleteRendido: values.fleteRendido,
    valorDeclarado: importe('valorDeclarado'),
    cuentaCorriente: values.cuentaCorriente,
    observaciones:
      values.observaciones === stored.observaciones
        ? original.observaciones
        : values.observaciones.trim(),
    fleteACargoCliente: values.fleteACargo === 'origen',
  };
}

/**
 * PATCH body of a whole record (spec section 3, Movement update payload). An unchanged `fecha` is null. Seguro and redespacho lose their
 * cents, which leaves the stored flete as it is.
 */
export function toMovimientoUpdatePayload(wanted: Wanted, stored: Movimiento) {
  const { subServicio, contrareembolso } = wanted;
  const seguro = Math.round(wanted.seguro);
  const redespacho = Math.round(wanted.redespacho);
  return {
    fecha: wanted.fecha === stored.fecha ? null : wanted.fecha,
    clienteOrigenId: clienteId(wanted.clienteOrigen),
    clienteDestinoId: clienteId(wanted.clienteDestino),
    representanteId: wanted.representante?.id ?? null,
    servicioId: wanted.servicio?.id ?? null,
    subServicioId: subServicio?.id ?? null,
    subBultos: subServicio && (wanted.subBultos ?? 0),
    remitoNumero: wanted.remitoNumero,
    bultos: wanted.bultos,
    monto: wanted.monto,
    montoPagado: wanted.montoPagado,
    montoRendido: wanted.montoRendido,
    flete: netFlete(wanted.flete, { contrareembolso, seguro, redespacho }),
    fletePagado: wanted.fletePagado,
    fleteRendido: wanted.fleteRendido,
    contrareembolso,
    seguro,
    redespacho,
    valorDeclarado: wanted.valorDeclarado,
    cuentaCorriente: wanted.cuentaCorriente,
    observaciones: wanted.observaciones,
    fleteACargoCliente: wanted.fleteACargoCliente,
  } satisfies SentByName;
}

/** The API takes seguro and redespacho in whole pesos on an update. */
export const losesCents = ({ seguro, redespacho }: Movimiento): boolean =>
  !Number.isInteger(seguro) || !Number.isInteger(redespacho);
