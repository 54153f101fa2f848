import { sumPesos } from './dinero';
import { diasEntre } from './fechas';
import type { FilaBultos } from './totales';

/**
 * The dates of what is owed or to hand over since a day (`yyyy-mm-dd`): all that is registered, without a last day, so that a movement dated
 * tomorrow is in every sum alike.
 */
export const owedSince = (fechaDesde: string) => ({ fechaDesde });

/** A client, representative or service. Without an id: a name that is not registered. */
export interface Nombrado {
  id: number | null;
  nombre: string;
}

/** The fields of a movement that say who owes what. Amounts in pesos, `fecha` as `yyyy-mm-dd`. */
export interface FilaDeuda extends FilaBultos {
  fecha: string | null;
  clienteOrigen: Nombrado | null;
  clienteDestino: Nombrado | null;
  representante: Nombrado | null;
  servicio: Nombrado | null;
  monto: number;
  montoPagado: boolean;
  montoRendido: boolean;
  flete: number;
  fletePagado: boolean;
  cuentaCorriente: boolean;
  /** True: the origin pays the flete. */
  fleteACargoCliente: boolean;
}

/** Who is charged the flete of a movement (spec section 3, fleteACargoCliente). */
export const aCargoDe = ({ fleteACargoCliente, clienteOrigen, clienteDestino }: FilaDeuda) =>
  fleteACargoCliente ? clienteOrigen : clienteDestino;

/** What is owed of a movement's flete, in pesos. */
export const fleteAdeudado = ({ flete, fletePagado }: FilaDeuda): number =>
  fletePagado ? 0 : flete;

/** What the carrier has collected for the sender of a movement and not handed over, in pesos. */
export const montoARendir = ({ monto, montoPagado, montoRendido }: FilaDeuda): number =>
  montoPagado && !montoRendido ? monto : 0;

/** An amount that a movement counts with, in pesos. */
type Importe = (row: FilaDeuda) => number;

const TRAMOS = [
  { nombre: '0 a 7 días', hasta: 7 },
  { nombre: '8 a 30 días', hasta: 30 },
  { nombre: '31 a 60 días', hasta: 60 },
  { nombre: 'Más de 60 días', hasta: Infinity },
] as const;

/** The amounts of one age. */
export interface Tramo {
  nombre: string;
  movimientos: number;
  pesos: number;
}

/**
 * Adds up an amount by the age of the movements on the day `hoy` (`yyyy-mm-dd`): up to 7 days, 30, 60, and older. A movement dated later
 * than `hoy` is new. Movements without a date have a line of their own, which is left out if there are none.
 *
 * @throws RangeError when `hoy` or a date is not a `yyyy-mm-dd` date, or an amount is not finite.
 */
export function porAntiguedad(rows: readonly FilaDeuda[], importe: Importe, hoy: string): Tramo[] {
  const amounts: number[][] = [...TRAMOS, null].map(() => []);
  const places = new Map<string | null, number>([[null, TRAMOS.length]]);
  for (const row of rows) {
    const pesos = importe(row);
    if (pesos === 0) continue;
    let place = places.get(row.fecha);
    if (place === undefined) {
      const dias = diasEntre(row.fecha ?? hoy, hoy);
      place = TRAMOS.findIndex(({ hasta }) => dias <= hasta);
      places.set(row.fecha, place);
    }
    amounts[place]?.push(pesos);
  }
  return amounts.flatMap((some, place) => {
    const nombre = TRAMOS[place]?.nombre ?? 'Sin fecha';
    if (place === TRAMOS.length && some.length === 0) return [];
    return [{ nombre, movimientos: some.length, pesos: sumPesos(some) }];
  });
}
