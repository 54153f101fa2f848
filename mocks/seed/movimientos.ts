import { addDays } from '../lib/dates';
import { sumPesos } from '../lib/money';
import type { Contacto, Movimiento, Servicio } from '../model';
import { sequence, type Sequence } from './sequence';

export interface MovimientosSeed {
  count: number;
  /** How many days back the oldest ones go. */
  days: number;
  today: string;
  clientes: readonly Contacto[];
  representantes: readonly Contacto[];
  servicios: readonly Servicio[];
}

const freeTexts = [
  'Pérez (mostrador)',
  'Escuela Nº 214 «Doña Paula»',
  'Consumidor final',
  'Sr. Ñiguez, obra calle 9',
  'Kiosco LA ESQUINA',
];

const notes = [
  'Frágil',
  'Entregar por la tarde',
  'Llamar antes de entregar',
  'Retira en depósito con DNI',
  'Bulto abierto, faltan 2 unidades según remito del remitente',
  'Dejar en la guardia. Si no hay nadie, preguntar en el comercio de al lado (rejas verdes) y avisar por teléfono al encargado, que después de las 18 no atiende; no dejar en la vereda bajo ningún concepto ni entregar a menores de edad.',
];

/** Round amounts, cents, zero, and one that fills a column. */
const amounts = [
  0, 0, 1500, 12500, 18999.99, 25000, 33333.33, 47250.5, 86000, 125400.75, 240000, 1050000.01,
];

const insurances = [0, 0, 0, 250, 500, 1250.5];
const forwardings = [0, 0, 0, 0, 1800, 3200];

/** The oldest movements are left from earlier: so many days before the others begin. Some of them are owed to this day. */
const leftOver = [85, 60, 41, 33, 24, 16];

/**
 * Movements from oldest to newest: a few left from earlier, past days, today, and a few dated tomorrow. The six flags occur in all their
 * combinations.
 */
export function seedMovimientos(plan: MovimientosSeed): Movimiento[] {
  const order = sequence(137);
  const rows: Movimiento[] = new Array<Movimiento>(plan.count);
  const dates = Array.from({ length: plan.days + 2 }, (_, i) => addDays(plan.today, i - plan.days));
  for (let i = 0; i < plan.count; i += 1) rows[i] = movimiento(i, plan, dates, order);
  return rows;
}

/** Today has six ordinary days' movements; two more, entered after 17:00, are dated tomorrow. */
const todayWeight = 6;
const tomorrowWeight = 2;

/** The day (counted from the oldest) and the minute of the day of a movement; both grow with `i`. */
function momentOf(i: number, { count, days }: MovimientosSeed): { day: number; minute: number } {
  const at = (i / count) * (days + todayWeight + tomorrowWeight);
  if (at < days) return { day: Math.floor(at), minute: 8 * 60 + part(at % 1, 540) };
  const late = at - days - todayWeight;
  if (late < 0) return { day: days, minute: 8 * 60 + part(1 + late / todayWeight, 540) };
  return { day: days + 1, minute: 17 * 60 + part(late / tomorrowWeight, 180) };
}

const part = (share: number, of: number) => Math.floor(share * of);

function movimiento(
  i: number,
  plan: MovimientosSeed,
  dates: readonly string[],
  order: Sequence,
): Movimiento {
  const { clientes, representantes, servicios } = plan;
  const id = i + 1;
  const { day, minute } = momentOf(i, plan);
  const servicio = order.pick(servicios);
  const sub = i % 7 === 3 ? (servicios[11 + (i % 2)] ?? null) : null;
  const bultos = i % 29 === 11 ? 0 : 1 + order.below(i % 10 === 0 ? 40 : 6);
  const subBultos = sub ? 1 + order.below(4) : null;
  const monto = order.pick(amounts);
  const flags = (i * 37) % 64;
  const flag = (bit: number) => ((flags >> bit) & 1) === 1;

  const contrareembolso = servicio.contrareembolso
    ? toCents(monto * (servicio.porcentajeContrareembolso ?? 0))
    : 0;
  // Freight follows the tariff; in every ninth row somebody typed another one.
  const tariff =
    (servicio.porcentaje !== null ? monto * servicio.porcentaje : (servicio.precio ?? 0) * bultos) +
    (sub?.precio ?? 0) * (subBultos ?? 0);
  const net = i % 9 === 5 ? 7777.77 : toCents(tariff);
  const seguro = order.pick(insurances);
  const redespacho = order.pick(forwardings);

  // The two legacy rows have no client name; the list shows N/A.
  const nameless = i === 17 || i === 71;
  const freeOrigen = i % 8 === 6;
  const freeDestino = i % 10 === 7;

  return {
    id,
    fecha: addDays(dates[day] ?? plan.today, -(leftOver[i] ?? 0)),
    hora: clock(minute),
    clienteOrigenId: freeOrigen || nameless ? null : order.pick(clientes).id,
    clienteOrigenNombre: freeOrigen && !nameless ? order.pick(freeTexts) : null,
    clienteDestinoId: freeDestino ? null : order.pick(clientes).id,
    clienteDestinoNombre: freeDestino ? order.pick(freeTexts) : null,
    representanteId: i % 5 === 2 ? null : order.pick(representantes).id,
    servicioId: servicio.id,
    subServicioId: sub?.id ?? null,
    remitoNumero: remito(i),
    bultos,
    subBultos,
    monto,
    montoPagado: flag(0),
    montoRendido: flag(1),
    flete: sumPesos([net, contrareembolso, redespacho, seguro]),
    fletePagado: flag(2),
    fleteRendido: flag(3),
    seguro,
    redespacho,
    contrareembolso,
    valorDeclarado: monto === 0 ? 0 : sumPesos([monto, order.pick([0, 1000, 5000])]),
    cuentaCorriente: flag(4),
    observaciones: i % 3 === 0 ? order.pick(notes) : null,
    fleteACargoCliente: flag(5),
  };
}

/** Printed numbers as a rule; a few are missing, written by hand, with a slash, or used twice. */
function remito(i: number): string | null {
  if (i % 31 === 8) return null;
  if (i % 37 === 12) return 'S/N';
  if (i % 41 === 15) return `R-${4500 + i}/B`;
  const number = i % 47 === 20 ? i - 1 : i;
  return `0001-${String(number + 20_001).padStart(8, '0')}`;
}

const toCents = (amount: number) => Math.round(amount * 100) / 100;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
