import type { Db } from '@mocks/db';
import { pickRows } from '../../mocks/lib/search';
import type { Servicio } from '@mocks/model';
import type { Entry } from './habits';

interface Row {
  id: number;
  nombre: string;
  identificacion?: string | null;
}

/** The expected outcome of a picker's text: a row, free text, a client yet to be created, or an error with the rows to choose from. */
export type Due = { row: Row } | { free: string } | { error: readonly Row[] } | null;

export interface Values {
  origen: Due;
  destino: Due;
  remito: string;
  servicio: Due;
  bultos: number;
  sub: { servicio: Due; bultos: number } | null;
  representante: Due;
  aCargoDeDestino: boolean;
  cuentaCorriente: boolean;
  monto: number;
  montoPagado: boolean;
  fleteRendido: boolean;
  /** Pesos typed by hand. */
  flete: number | null;
  comision: number | null;
  seguro: number;
  valor: number;
  observaciones: string;
}

export type Table = 'clientes' | 'servicios' | 'representantes';

const same = (['accent', 'base'] as const).map((sensitivity) => {
  const { compare } = new Intl.Collator('es', { sensitivity });
  return (a: string, b: string) => compare(a, b) === 0;
});

const digits = (text: string) => text.replace(/\D/g, '');

export interface List {
  /** Rows with exactly this name or CUIT come first. */
  rows: Row[];
  /** Number of such rows. */
  exact: number;
}

export function listOf(db: Db, table: Table, text: string): List {
  const all: readonly Row[] = db[table].rows;
  const found = pickRows(
    all,
    text,
    (row) => row.nombre,
    (row) => row.identificacion ?? null,
  );
  const isCuit = digits(text).length === 11;
  for (const isSame of same) {
    const isExact = (row: Row) =>
      isSame(row.nombre, text) || (isCuit && digits(row.identificacion ?? '') === digits(text));
    const exact = found.filter(isExact);
    if (exact.length > 0) {
      return { rows: [...exact, ...found.filter((row) => !isExact(row))], exact: exact.length };
    }
  }
  return { rows: found, exact: 0 };
}

/** The place that a clerk who chooses by hand goes to, or null if there is none. */
export const placeOf = ({ way, nth }: Entry, { rows }: List): number | null =>
  (way === 'click' || way === 'arrows') && rows.length > 0 ? nth % rows.length : null;

/** The expected outcome of an entry, by decision 10's table of keys. */
export function dueOf(db: Db, table: Table, entry: Entry): Due {
  const freeText = table === 'clientes';
  const list = listOf(db, table, entry.text);
  const { rows, exact } = list;
  const place = placeOf(entry, list);
  const chosen = place === null ? undefined : rows[place];
  if (chosen) return { row: chosen };
  if (entry.way === 'asIs') return { free: entry.text };
  if (entry.way === 'escape') return freeText ? { free: entry.text } : null;
  if (exact > 1) return { error: rows };
  const [first] = rows;
  if (first && (exact === 1 || entry.way !== 'elsewhere')) return { row: first };
  return freeText ? { free: entry.text } : { error: rows };
}

/** Pesos of a typed amount. */
export const pesos = (text: string | null): number =>
  text === null ? 0 : Number(text.replaceAll('.', '').replace(',', '.'));

/** Half a cent rounds up; the small addend makes up for binary fractions. */
const cents = (value: number) => Math.round(value * 100 + 1e-6) / 100;

const idOf = (due: Due): number | null => (due && 'row' in due ? due.row.id : null);

const nameOf = (field: string, due: Due) =>
  due && 'free' in due ? { [`${field}Nombre`]: due.free } : {};

/** The body that the API must receive for these values (spec sections 3 and 9). */
export function bodyOf(db: Db, values: Values, fecha: string): Record<string, unknown> {
  const servicioOf = (due: Due): Servicio | undefined =>
    db.servicios.rows.find(({ id }) => id === idOf(due));
  const servicio = servicioOf(values.servicio);
  const sub = values.sub && (servicioOf(values.sub.servicio)?.precio ?? 0) * values.sub.bultos;
  const base = servicio?.porcentaje
    ? values.monto * servicio.porcentaje
    : (servicio?.precio ?? 0) * values.bultos;
  const hasTariff = !!servicio?.porcentaje || !!servicio?.precio;
  const rate = servicio?.contrareembolso ? (servicio.porcentajeContrareembolso ?? 0) : 0;
  return {
    fecha,
    clienteOrigenId: idOf(values.origen) ?? 0,
    ...nameOf('clienteOrigen', values.origen),
    clienteDestinoId: idOf(values.destino) ?? 0,
    ...nameOf('clienteDestino', values.destino),
    representanteId: idOf(values.representante),
    servicioId: idOf(values.servicio),
    ...(values.sub && {
      subServicioId: idOf(values.sub.servicio),
      subBultos: values.sub.bultos,
    }),
    remitoNumero: values.remito,
    bultos: values.bultos,
    monto: values.monto,
    montoPagado: values.montoPagado,
    montoRendido: false,
    flete: values.flete ?? (hasTariff ? cents(base + (sub ?? 0)) : 0),
    fletePagado: false,
    fleteRendido: values.fleteRendido,
    seguro: values.seguro,
    redespacho: 0,
    contrareembolso: values.comision ?? cents(values.monto * rate),
    valorDeclarado: values.valor,
    cuentaCorriente: values.cuentaCorriente,
    observaciones: values.observaciones,
    fleteACargoCliente: !values.aCargoDeDestino,
  };
}

/** The number after the last one, in its series: `R-9` → `R-10`. */
export function nextNumber(newestFirst: readonly string[]): string {
  const parts = newestFirst.flatMap((text) => {
    const [, series = '', number] = /^(.*?)(\d+)$/.exec(text) ?? [];
    return number ? [{ series, number }] : [];
  });
  const [last] = parts;
  if (!last) return '';
  const used = parts.filter(({ series }) => series === last.series).map(({ number }) => +number);
  return last.series + String(Math.max(...used) + 1).padStart(last.number.length, '0');
}

export function differences(
  due: Record<string, unknown>,
  sent: Record<string, unknown> | undefined,
): string[] {
  const names = new Set([...Object.keys(due), ...Object.keys(sent ?? {})]);
  return [...names].filter((name) => due[name] !== sent?.[name]);
}
