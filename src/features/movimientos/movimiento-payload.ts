import { clean } from '@/domain/clean';
import { parseMonto, sumPesos } from '@/domain/dinero';
import { netFlete } from '@/domain/flete';
import type { Tarifas } from '@/features/servicios/servicio.schema';
import type { Option } from '@/lib/values/option';
import { montoToInput } from '@/lib/values/monto-input';
import { isUntouched } from '@/lib/values/stored';
import type { Movimiento } from './movimiento.schema';
import { toMovimientoForm, type MovimientoFormValues } from './movimiento-form.schema';
import { cantidadOf, importesOf, pesosOf } from './movimiento-importes';

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

/** `flete` is net: the server adds contrareembolso, redespacho and seguro. */
function commonPayload(values: MovimientoFormValues, tarifas: Tarifas | undefined) {
  const { flete, contrareembolso } = importesOf(values, tarifas);
  return {
    clienteOrigenId: clienteId(values.clienteOrigen),
    clienteDestinoId: clienteId(values.clienteDestino),
    representanteId: values.representante?.id ?? null,
    servicioId: values.servicio?.id ?? null,
    bultos: cantidadOf(values.bultos),
    monto: pesosOf(values.monto),
    montoPagado: values.montoPagado,
    montoRendido: values.montoRendido,
    flete: pesosOf(flete),
    fletePagado: values.fletePagado,
    fleteRendido: values.fleteRendido,
    contrareembolso: pesosOf(contrareembolso),
    valorDeclarado: pesosOf(values.valorDeclarado),
    cuentaCorriente: values.cuentaCorriente,
    fleteACargoCliente: values.fleteACargo === 'origen',
  };
}

/** POST body (spec section 3, Movement create payload). Amounts in pesos, `fecha` as `yyyy-mm-dd`. A client by name has id 0. */
export function toMovimientoCreatePayload(values: MovimientoFormValues, tarifas: Tarifas) {
  const origenId = clienteId(values.clienteOrigen);
  const destinoId = clienteId(values.clienteDestino);
  return {
    ...commonPayload(values, tarifas),
    fecha: values.fecha,
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

/** PATCH body (spec section 3, Movement update payload). An unchanged `fecha` is null; untouched fields are sent as stored. */
export function toMovimientoUpdatePayload(
  values: MovimientoFormValues,
  original: Movimiento,
  tarifas: Tarifas | undefined,
) {
  const stored = toMovimientoForm(original, tarifas);
  const isStored = (name: keyof MovimientoFormValues) => isUntouched(values[name], stored[name]);
  const wholePesos = (name: 'seguro' | 'redespacho') =>
    Math.round(parseMonto(values[name]) ?? (isStored(name) ? original[name] : 0));
  return {
    ...commonPayload(values, tarifas),
    fecha: values.fecha === original.fecha ? null : values.fecha,
    subServicioId: values.conSubServicio ? (values.subServicio?.id ?? null) : null,
    subBultos: !values.conSubServicio
      ? null
      : isStored('subBultos')
        ? (original.subBultos ?? 0)
        : cantidadOf(values.subBultos),
    remitoNumero: isStored('remitoNumero') ? original.remitoNumero : clean(values.remitoNumero),
    seguro: wholePesos('seguro'),
    redespacho: wholePesos('redespacho'),
    observaciones:
      values.observaciones === stored.observaciones
        ? original.observaciones
        : values.observaciones.trim(),
    ...(isStored('bultos') && { bultos: original.bultos }),
    ...(isStored('monto') && { monto: original.monto }),
    ...(isStored('valorDeclarado') && { valorDeclarado: original.valorDeclarado }),
    ...(values.flete !== null &&
      isStored('flete') && { flete: netFlete(original.flete, original) }),
    ...(values.contrareembolso !== null &&
      isStored('contrareembolso') && { contrareembolso: original.contrareembolso }),
  } satisfies SentByName;
}

/**
 * PATCH body for `toMovimientoForm` of a stored movement with the same `tarifas`, changed unseen. The flete keeps its cents, even if seguro
 * and redespacho lose theirs.
 */
export function toUnseenUpdatePayload(
  values: MovimientoFormValues,
  stored: Movimiento,
  tarifas: Tarifas | undefined,
) {
  const now = toMovimientoForm(stored, tarifas);
  const { flete } = importesOf(values, tarifas);
  const net =
    flete === importesOf(now, tarifas).flete ? netFlete(stored.flete, stored) : pesosOf(flete);
  const lost = (['seguro', 'redespacho'] as const).map((name) =>
    isUntouched(values[name], now[name]) ? stored[name] - pesosOf(now[name]) : 0,
  );
  return toMovimientoUpdatePayload(
    { ...values, flete: montoToInput(sumPesos([net, ...lost])) },
    stored,
    tarifas,
  );
}

/** PATCH body, see {@link toUnseenUpdatePayload}. */
export const toRendidoPayload = (stored: Movimiento) =>
  toUnseenUpdatePayload(
    { ...toMovimientoForm(stored, undefined), montoRendido: true },
    stored,
    undefined,
  );

/** The API takes seguro and redespacho in whole pesos on an update. */
export const losesCents = ({ seguro, redespacho }: Movimiento): boolean =>
  !Number.isInteger(seguro) || !Number.isInteger(redespacho);
