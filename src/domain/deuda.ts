import type { Agrupacion } from './agrupaciones';
import { sumPesos } from './dinero';
import { diasEntre, formatFecha } from './fechas';
import { fold } from './fold';
import { totalBultos, type FilaBultos } from './totales';

/**
 * The dates of what is owed or to hand over since a day (`yyyy-mm-dd`): all that is registered, without a last day, so that a movement dated
 * tomorrow is in every sum alike.
 */
export const owedSince = (fechaDesde: string) => ({ fechaDesde });

/** A client, representative or service. Without an id: a name that is not registered. */
interface Nombrado {
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

/** Movements that have something in common. */
export interface Grupo<Fila> {
  /** Tells it apart from the others, also in a URL. */
  clave: string;
  nombre: string;
  /** The id of the client, representative or service, or null if it is none or not registered. */
  id: number | null;
  filas: Fila[];
}

export interface GrupoDeuda<Fila> extends Grupo<Fila> {
  bultos: number;
  monto: number;
  flete: number;
  pagado: number;
  impago: number;
}

const collator = new Intl.Collator('es-AR');
const month = new Intl.DateTimeFormat('es-AR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What a movement has in common with others: an id or a text, and its name. */
type Comun = Pick<Grupo<unknown>, 'clave' | 'nombre' | 'id'>;

/** Groups rows by `comunOf`. Names that are not registered are one group regardless of case, accents and spaces. */
function group<Fila>(
  rows: readonly Fila[],
  comunOf: (row: Fila) => Nombrado | string | null,
  ninguno: string,
  nombreOf: (text: string) => string = (text) => text,
): Grupo<Fila>[] {
  const groups = new Map<string, Grupo<Fila>>();
  const byText = new Map<string, Comun>();
  const ofText = (text: string): Comun => {
    let comun = byText.get(text);
    if (!comun) {
      const clave = fold(text).replace(/ +/g, ' ');
      comun = { clave: `=${clave}`, nombre: clave ? nombreOf(text.trim()) : ninguno, id: null };
      byText.set(text, comun);
    }
    return comun;
  };
  for (const row of rows) {
    const found = comunOf(row);
    const isText = typeof found === 'string' || !found?.id;
    const comun = isText
      ? ofText((typeof found === 'string' ? found : found?.nombre) ?? '')
      : { clave: String(found.id), nombre: found.nombre || ninguno, id: found.id };
    const same = groups.get(comun.clave);
    if (same) same.filas.push(row);
    else groups.set(comun.clave, { ...comun, filas: [row] });
  }
  return [...groups.values()];
}

/** What movements are grouped by when the movement does not carry it. */
export type LocalidadOf = (clienteId: number) => string | null | undefined;

/**
 * The movements grouped, with their totals in pesos: those who owe most first. `localidad` is that of the client who is charged, by
 * `localidadOf`, since a movement carries none. `cliente` is the sender.
 *
 * @throws RangeError when an amount is not finite.
 */
export function agruparDeuda<Fila extends FilaDeuda>(
  rows: readonly Fila[],
  por: Agrupacion,
  localidadOf: LocalidadOf = () => null,
): GrupoDeuda<Fila>[] {
  return grouped(rows, por, localidadOf)
    .map((one) => {
      const pagado = sumPesos(one.filas.map(({ flete, fletePagado }) => (fletePagado ? flete : 0)));
      const impago = sumPesos(one.filas.map(fleteAdeudado));
      return {
        ...one,
        bultos: one.filas.reduce((sum, row) => sum + totalBultos(row), 0),
        monto: sumPesos(one.filas.map(({ monto }) => monto)),
        flete: sumPesos([pagado, impago]),
        pagado,
        impago,
      };
    })
    .sort((a, b) => b.impago - a.impago || b.flete - a.flete || byName(a, b));
}

function grouped<Fila extends FilaDeuda>(
  rows: readonly Fila[],
  por: Agrupacion,
  localidadOf: LocalidadOf,
): Grupo<Fila>[] {
  switch (por) {
    case 'cargo':
      return group(rows, aCargoDe, 'N/A');
    case 'cliente':
      return group(rows, ({ clienteOrigen }) => clienteOrigen, 'N/A');
    case 'representante':
      return group(rows, ({ representante }) => representante, 'Sin representante');
    case 'servicio':
      return group(rows, ({ servicio }) => servicio, 'Sin servicio');
    case 'dia':
      return group(rows, ({ fecha }) => fecha, 'Sin fecha', formatFecha);
    case 'mes':
      return group(
        rows,
        ({ fecha }) => fecha?.slice(0, 7) ?? null,
        'Sin fecha',
        (mes) => month.format(new Date(`${mes}-01T00:00:00Z`)),
      );
    case 'localidad':
      return group(
        rows,
        (row) => {
          const id = aCargoDe(row)?.id;
          return (id && localidadOf(id)) || null;
        },
        'Sin localidad',
      );
  }
}

const byName = (a: Grupo<unknown>, b: Grupo<unknown>) =>
  collator.compare(a.nombre, b.nombre) || collator.compare(a.clave, b.clave);

export interface GrupoARendir<Fila> extends Grupo<Fila> {
  /** What is collected for this sender and not handed over, in pesos. */
  aRendir: number;
  /** The date of its oldest movement, `yyyy-mm-dd`, or null if none has a date. */
  desde: string | null;
}

/**
 * The movements whose monto is collected and not handed over, by sender: those who are owed most first.
 *
 * @throws RangeError when an amount is not finite.
 */
export function agruparARendir<Fila extends FilaDeuda>(
  rows: readonly Fila[],
): GrupoARendir<Fila>[] {
  return group(
    rows.filter((row) => montoARendir(row) !== 0),
    ({ clienteOrigen }) => clienteOrigen,
    'N/A',
  )
    .map((one) => ({
      ...one,
      aRendir: sumPesos(one.filas.map(montoARendir)),
      desde: one.filas
        .map(({ fecha }) => fecha)
        .reduce((a, b) => (a === null || (b !== null && b < a) ? b : a)),
    }))
    .sort((a, b) => b.aRendir - a.aRendir || byName(a, b));
}
