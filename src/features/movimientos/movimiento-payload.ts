import { clean } from '@/domain/clean';
import { parseMonto } from '@/domain/dinero';
import { netFlete, storedFlete } from '@/domain/flete';
import type { Tarifas } from '@/features/servicios/servicio.schema';
import { taken, type Option } from '@/lib/values/option';
import { isUntouched } from '@/lib/values/stored';
import type { Movimiento } from './movimiento.schema';
import { toMovimientoForm } from './movimiento-form';
import type { MovimientoFormValues } from './movimiento-form.schema';
import { cantidadOf, importesOf, pesosOf } from './movimiento-importes';

/** 0 for free text (spec section 5, Movement create). */
const clienteId = (value: Option | null): number => (value?.id && value.id > 0 ? value.id : 0);

/** POST body (spec section 3, Movement create payload). Amounts in pesos, `fecha` as `yyyy-mm-dd`. A client by name has id 0. */
export function toMovimientoCreatePayload(values: MovimientoFormValues, tarifas: Tarifas) {
  const { servicio, subServicio, subBultos, conSubServicio, fleteACargo, ...rest } = values;
  const { clienteOrigen, clienteDestino, representante, ...others } = rest;
  const origenId = clienteId(clienteOrigen);
  const destinoId = clienteId(clienteDestino);
  const { flete, contrareembolso } = importesOf(values, tarifas);
  return {
    ...others,
    clienteOrigenId: origenId,
    clienteDestinoId: destinoId,
    ...(origenId === 0 && { clienteOrigenNombre: clean(clienteOrigen?.nombre ?? '') }),
    ...(destinoId === 0 && { clienteDestinoNombre: clean(clienteDestino?.nombre ?? '') }),
    representanteId: representante?.id ?? null,
    servicioId: servicio?.id ?? null,
    ...(conSubServicio && {
      subServicioId: subServicio?.id ?? null,
      subBultos: cantidadOf(subBultos),
    }),
    remitoNumero: clean(values.remitoNumero),
    bultos: cantidadOf(values.bultos),
    monto: pesosOf(values.monto),
    // Net: the server adds contrareembolso, redespacho and seguro.
    flete: pesosOf(flete),
    contrareembolso: pesosOf(contrareembolso),
    seguro: pesosOf(values.seguro),
    redespacho: pesosOf(values.redespacho),
    valorDeclarado: pesosOf(values.valorDeclarado),
    observaciones: values.observaciones.trim(),
    fleteACargoCliente: fleteACargo === 'origen',
  };
}

/** A movement as it shall be stored. Its services are sent by id. */
export type Wanted = Omit<Movimiento, 'servicio' | 'subServicio'> &
  Record<'servicio' | 'subServicio', Option | null>;

/** The record as a form leaves it. Untouched fields stay as stored, but seguro and redespacho are in whole pesos, as the form shows them. */
export function toEditedMovimiento(
  values: MovimientoFormValues,
  original: Movimiento,
  tarifas: Tarifas | undefined,
): Wanted {
  const stored = toMovimientoForm(original, tarifas);
  const { conSubServicio, fleteACargo, servicio, subServicio, ...rest } = values;
  const isStored = (name: keyof MovimientoFormValues) => isUntouched(values[name], stored[name]);
  const settled = <
    Name extends 'monto' | 'bultos' | 'subBultos' | 'valorDeclarado' | 'remitoNumero',
    Value,
  >(
    name: Name,
    read: (text: string) => Value,
  ) => (isStored(name) ? original[name] : read(values[name]));
  const wholePesos = (name: 'seguro' | 'redespacho') =>
    Math.round(parseMonto(values[name]) ?? (isStored(name) ? original[name] : 0));
  const isTyped = (name: 'flete' | 'contrareembolso') => values[name] !== null && isStored(name);
  const { flete, contrareembolso } = importesOf(values, tarifas);
  const extras = {
    seguro: wholePesos('seguro'),
    redespacho: wholePesos('redespacho'),
    contrareembolso: isTyped('contrareembolso')
      ? original.contrareembolso
      : pesosOf(contrareembolso),
  };
  const net = isTyped('flete') ? netFlete(original.flete, original) : pesosOf(flete);
  return {
    ...original,
    ...rest,
    ...extras,
    servicio: taken(servicio),
    subServicio: conSubServicio ? taken(subServicio) : null,
    bultos: settled('bultos', cantidadOf),
    subBultos: settled('subBultos', cantidadOf),
    remitoNumero: settled('remitoNumero', clean),
    monto: settled('monto', pesosOf),
    valorDeclarado: settled('valorDeclarado', pesosOf),
    flete: storedFlete(net, extras),
    observaciones:
      values.observaciones === stored.observaciones
        ? original.observaciones
        : values.observaciones.trim(),
    fleteACargoCliente: fleteACargo === 'origen',
  };
}

/**
 * PATCH body of a whole record (spec section 3, Movement update payload). An unchanged `fecha` is null. Seguro and redespacho lose their
 * cents, which leaves the stored flete as it is.
 */
export function toMovimientoUpdatePayload(wanted: Wanted, stored: Movimiento) {
  const { id: _id, hora: _hora, servicio, subServicio, representante, ...rest } = wanted;
  const { clienteOrigen, clienteDestino, ...others } = rest;
  const inPesos = {
    seguro: Math.round(wanted.seguro),
    redespacho: Math.round(wanted.redespacho),
  };
  return {
    ...others,
    ...inPesos,
    fecha: wanted.fecha === stored.fecha ? null : wanted.fecha,
    clienteOrigenId: clienteId(clienteOrigen),
    clienteDestinoId: clienteId(clienteDestino),
    representanteId: representante?.id ?? null,
    servicioId: servicio?.id ?? null,
    subServicioId: subServicio?.id ?? null,
    subBultos: subServicio && (wanted.subBultos ?? 0),
    flete: netFlete(wanted.flete, { ...wanted, ...inPesos }),
  };
}

/** The API takes seguro and redespacho in whole pesos on an update. */
export const losesCents = ({
  seguro,
  redespacho,
}: Pick<Movimiento, 'seguro' | 'redespacho'>): boolean =>
  !Number.isInteger(seguro) || !Number.isInteger(redespacho);
