import { addDias, parseFecha } from '@/domain/fechas';
import { clean } from '@/domain/clean';
import { parseMonto } from '@/domain/dinero';
import { fold } from '@/domain/fold';
import { parseTypedFecha } from '@/domain/typed-fecha';
import { montoToInput } from '@/lib/values/monto-input';
import { MERGED, NO_VALUE } from './hoja';

export interface Reading {
  /** `yyyy-mm-dd`. */
  hoy: string;
  serialOffset: number;
}

/** A cell's form value. What cannot be read stays as typed, for the form's schema to mark; undefined if the form could not hold it. */
export type Reader = (text: string, reading: Reading) => unknown;

/** A field that a column of a spreadsheet may hold. */
export interface Campo {
  name: string;
  label: string;
  /** Other headings for it, the likeliest first, with commas between. */
  words: string;
  read: Reader;
  /** No field of the record: what else a file tells. */
  aside?: boolean;
  /** In the template. */
  example?: string | undefined;
  /** What the template's cells offer. */
  choices?: readonly string[] | undefined;
}

export const texto: Reader = (text) => clean(text);

const SERIAL = /^\d{5}(,\d+)?$/;
/** Excel counts days from here, give or take its 29 February 1900. */
const SERIAL_START = '1899-12-30';

export const fecha: Reader = (text, { hoy, serialOffset }) => {
  if (SERIAL.test(text)) return addDias(SERIAL_START, Math.floor(parseFloat(text)) + serialOffset);
  const [day = '', ...rest] = text.split(' ');
  const isTimed = rest.length === 1 && /^\d{1,2}:\d{2}/.test(rest[0] ?? '');
  return (text && (parseTypedFecha(isTimed ? day : text, hoy) ?? parseFecha(text) ?? text)) || null;
};

export const importe: Reader = (text) => {
  const pesos = parseMonto(text);
  return pesos === null ? clean(text) : montoToInput(pesos);
};

const THOUSANDS = /^\d{1,3}(\.\d{3})+$/;

export const cantidad: Reader = (text) => {
  const typed = clean(text);
  return THOUSANDS.test(typed)
    ? typed.replaceAll('.', '')
    : typed.replace(/^(\d+)[.,]0{1,2}$/, '$1');
};

/** A fraction, also of what is written as a percentage: `10 %`, `10`. */
export const fraccion: Reader = (text) => {
  const number = Number(clean(text).replace(/\s*%$/, '').replace(',', '.'));
  const isPercent = text.includes('%') || number > 1;
  if (clean(text) === '' || !Number.isFinite(number)) return clean(text);
  return String(isPercent ? Number((number / 100).toFixed(6)) : number).replace('.', ',');
};

/** One of the values, by any of its words. */
export const unaDe =
  (...choices: readonly (readonly [value: unknown, ...words: string[]])[]): Reader =>
  (text) =>
    choices.find(([, ...words]) => words.includes(fold(text)))?.[0];

export const siNo = unaDe(
  [true, 'si', 's', 'x', '1', 'verdadero', 'true', '✓', '✔'],
  [false, 'no', 'n', '', '0', 'falso', 'false', '-'],
);

function byDefault(value: unknown): Partial<Campo> {
  if (typeof value === 'boolean') return { read: siNo, choices: ['Sí', 'No'] };
  return value === null ? { read: fecha } : {};
}

interface FormOf<Values> {
  labels: { [Name in keyof Values]: string };
  toForm: () => Values;
}

/** The fields of a form by name, with what a spreadsheet needs beside their label. Those without it are no columns. */
export const camposOf = <Values extends object>(
  { labels, toForm }: FormOf<Values>,
  own: { [Name in keyof Values]?: Partial<Campo> },
): Campo[] =>
  Object.entries<Partial<Campo> | undefined>(own).map(([name, more]) => ({
    name,
    label: labels[name as keyof Values],
    words: '',
    read: texto,
    ...byDefault(toForm()[name as keyof Values]),
    ...more,
  }));

const PROBLEMS: Record<string, string> = {
  [NO_VALUE]: 'La celda tiene un error o una fórmula sin calcular',
  [MERGED]: 'La celda está unida con la de arriba',
};

export interface Leida {
  /** By field, as form values. */
  read: Readonly<Record<string, unknown>>;
  /** What else the file tells, by the name of its column. */
  aside: Readonly<Record<string, unknown>>;
  /** By field: what is wrong with its cell. */
  problems: Readonly<Record<string, string>>;
}

/** Reads a row's cells. Blank ones are left out. `columns` has the field of each column. */
export function readCells(
  cells: readonly string[],
  columns: readonly (string | null)[],
  campos: readonly Campo[],
  reading: Reading,
): Leida {
  const read: Record<string, unknown> = {};
  const aside: Record<string, unknown> = {};
  const problems: Record<string, string> = {};
  for (const campo of campos) {
    const text = cells[columns.indexOf(campo.name)] ?? '';
    if (text === '') continue;
    const value = text in PROBLEMS ? undefined : campo.read(text, reading);
    // A blank that does not look like one.
    if (value === '') continue;
    if (campo.aside) aside[campo.name] = value;
    else if (value !== undefined) read[campo.name] = value;
    else problems[campo.name] = PROBLEMS[text] ?? `No se entiende «${clean(text)}»`;
  }
  return { read, aside, problems };
}
