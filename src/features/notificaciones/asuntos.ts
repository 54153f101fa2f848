import { fold } from '@/domain/fold';
import type { Paged } from '@/lib/api/wire';

/** Undefined lists have not loaded. */
export interface Directorios {
  vehiculos: Paged<{ id: number; vehiculo: string; patente: string | null }> | undefined;
  choferes: Paged<{ id: number; nombre: string }> | undefined;
  empleados: Paged<{ id: number; nombre: string; apellido: string | null }> | undefined;
}

export interface Asunto {
  to: '/vehiculos/$id' | '/choferes/$id' | '/empleados/$id';
  id: number;
  nombre: string;
}

/** Old (`OHT 482`) or new (`AB 123 CD`). */
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

/** Empty if the list is incomplete: only a complete list shows that a name is unique. */
const whole = <Row>(list: Paged<Row> | undefined): Row[] =>
  list && list.items.length === list.page.totalElements ? list.items : [];

/** Null unless the text names exactly one record. Vehicles match by plate, then by name; people as choferes, then as empleados. */
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
