import { sumPesos } from './dinero';
import { diasEntre } from './fechas';
import type { FilaBultos } from './totales';

/** A client, representative or service. Without an id, the name is not registered. */
export interface Nombrado {
  id: number | null;
  nombre: string;
}

/** Amounts in pesos, `fecha` as `yyyy-mm-dd`. */
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

/** The client who is charged the flete of a movement (spec section 3, fleteACargoCliente). */
export const aCargoDe = ({ fleteACargoCliente, clienteOrigen, clienteDestino }: FilaDeuda) =>
  fleteACargoCliente ? clienteOrigen : clienteDestino;

/** The monto collected for the sender of a movement and not handed over, in pesos. */
export const montoARendir = ({ monto, montoPagado, montoRendido }: FilaDeuda): number =>
  montoPagado && !montoRendido ? monto : 0;

/** By the age of the movement, in days. */
const TRAMOS_DE_ANTIGUEDAD = [
  { nombre: '0 a 7 días', hasta: 7 },
  { nombre: '8 a 30 días', hasta: 30 },
  { nombre: '31 a 60 días', hasta: 60 },
  { nombre: 'Más de 60 días', hasta: Infinity },
] as const;

export interface Tramo {
  nombre: string;
  pesos: number;
}

/**
 * Sums an amount, in pesos, by the age of the movements on the day `hoy` (`yyyy-mm-dd`): 0 to 7 days, to 30, to 60, and older. A movement
 * dated after `hoy` counts as new. Movements without a date get a line of their own, if there are any.
 * @throws RangeError when `hoy` or a date is not a `yyyy-mm-dd` date, or an amount is not finite.
 */
export function porAntiguedad(
  rows: readonly FilaDeuda[],
  importe: (row: FilaDeuda) => number,
  hoy: string,
): Tramo[] {
  const amounts: number[][] = [...TRAMOS_DE_ANTIGUEDAD, null].map(() => []);
  for (const row of rows) {
    const pesos = importe(row);
    if (pesos === 0) continue;
    const dias = row.fecha === null ? null : diasEntre(row.fecha, hoy);
    const place = TRAMOS_DE_ANTIGUEDAD.findIndex(({ hasta }) => dias !== null && dias <= hasta);
    // -1, the last line: without a date.
    amounts.at(place)?.push(pesos);
  }
  return amounts.flatMap((some, place) => {
    const nombre = TRAMOS_DE_ANTIGUEDAD[place]?.nombre ?? 'Sin fecha';
    if (place === TRAMOS_DE_ANTIGUEDAD.length && some.length === 0) return [];
    return [{ nombre, pesos: sumPesos(some) }];
  });
}
