import { fold } from '@/domain/fold';
import type { Paged } from '@/lib/api/wire';

/** What the panel knows of vehicles and people. Undefined: not loaded. */
export interface Directorios {
  vehiculos: Paged<{ id: number; vehiculo: string; patente: string | null }> | undefined;
  choferes: Paged<{ id: number; nombre: string }> | undefined;
  empleados: Paged<{ id: number; nombre: string; apellido: string | null }> | undefined;
}

/** The record that a notice is about. */
export interface Asunto {
  to: '/vehiculos/$id' | '/choferes/$id' | '/empleados/$id';
  id: number;
  nombre: string;
}

/** A number plate, old (`OHT 482`) or new (`AB 123 CD`). */
const PATENTE = /\b(?:[A-Z]{2}[ -]?\d{3}[ -]?[A-Z]{2}|[A-Z]{3}[ -]?\d{3})\b/g;

const toPlate = (text: string): string => text.replace(/[ -]/g, '').toUpperCase();

/** Lower-case words without accents and punctuation, between spaces. */
const toWords = (text: string): string =>
  ` ${fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

/** A single word (`Juan`, `Semi`) may be part of another record's name. */
const isNamedIn = (words: string, nombre: string): boolean => {
  const name = toWords(nombre);
  return name.trim().includes(' ') && words.includes(name);
};

/** All rows, or none if the list has more: a name can only be known as unique in a whole list. */
const whole = <Row>(list: Paged<Row> | undefined): Row[] =>
  list && list.items.length === list.page.totalElements ? list.items : [];

/**
 * The vehicle or person that the plain text of a notice names, if it is exactly one: a vehicle by its plate, else by its name; a person by
 * the name among choferes, else among empleados.
 */
export function findAsunto(
  text: string,
  { vehiculos, choferes, empleados }: Directorios,
): Asunto | null {
  const words = toWords(text);
  const plates = (text.match(PATENTE) ?? []).map(toPlate);
  const vehicles =
    plates.length > 0
      ? (vehiculos?.items ?? []).filter(({ patente }) => plates.includes(toPlate(patente ?? '')))
      : whole(vehiculos).filter(({ vehiculo }) => isNamedIn(words, vehiculo));
  const drivers = whole(choferes).filter(({ nombre }) => isNamedIn(words, nombre));
  const staff = whole(empleados).filter(
    ({ nombre, apellido }) =>
      apellido !== null &&
      (isNamedIn(words, `${nombre} ${apellido}`) || isNamedIn(words, `${apellido} ${nombre}`)),
  );
  const found: Asunto[] = [
    ...vehicles.map(({ id, vehiculo }) => ({
      to: '/vehiculos/$id' as const,
      id,
      nombre: vehiculo,
    })),
    ...drivers.map(({ id, nombre }) => ({ to: '/choferes/$id' as const, id, nombre })),
    ...(drivers.length > 0 ? [] : staff).map(({ id, nombre, apellido }) => ({
      to: '/empleados/$id' as const,
      id,
      nombre: `${nombre} ${apellido ?? ''}`,
    })),
  ];
  return found.length === 1 ? (found[0] ?? null) : null;
}
