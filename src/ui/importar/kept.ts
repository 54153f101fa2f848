import * as z from 'zod/mini';
import { fechaYHora, fechaLocal, formatFecha } from '@/domain/fechas';
import type { Campo } from '@/lib/planilla/campos';
import type { Heading } from '@/lib/planilla/columnas';
import type { Hoja } from '@/lib/planilla/hoja';
import { personalKey, readStored, writeStored } from '@/lib/person/storage';

/** What became of a row. Without a state it waits. */
export interface Mark {
  state?: 'sending' | 'sent' | 'unsure' | 'failed' | undefined;
  reason?: string | undefined;
  /** Its record's. Null if the answer could not be read. */
  id?: number | null;
  /** A person left it out, or wants it although it would stay out. */
  out?: boolean;
  /** When it was sent from an earlier copy of the file. */
  before?: number | undefined;
  /** Fields that a person changed. */
  changes?: Record<string, unknown>;
}

/** A planilla as the browser keeps it, so that a reload brings it back. */
export interface Kept {
  /** The tab that works on it. */
  tab: string;
  name: string;
  at: number;
  hoja: Hoja;
  heading: Heading;
  columns: readonly (string | null)[];
  withHidden: boolean;
  marks: Readonly<Record<number, Mark>>;
  /** The newest record before the run. */
  since: number;
  /** What all rows share: values of a form. */
  shared: Readonly<Record<string, unknown>>;
}

const keptSchema = z.object({
  tab: z.string(),
  name: z.string(),
  at: z.number(),
  hoja: z.object({
    name: z.string(),
    rows: z.array(z.array(z.string())),
    hidden: z.array(z.number()),
    serialOffset: z.number(),
  }),
  heading: z.object({ row: z.number(), lines: z.union([z.literal(1), z.literal(2)]) }),
  columns: z.array(z.nullable(z.string())),
  withHidden: z.boolean(),
  marks: z.record(
    z.string(),
    z.custom<Mark>((mark) => typeof mark === 'object'),
  ),
  since: z.number(),
  shared: z.record(z.string(), z.unknown()),
});

const keptKey = (user: string, of: string) => personalKey('planilla', user, of);

/** Another tab may have taken it over, or closed it. */
export const isKeptBy = (user: string, of: string, tab: string): boolean =>
  readStored(keptKey(user, of), z.object({ tab: z.string() }))?.tab === tab;

/** A row that was being sent may have been stored. */
export function readKept(user: string, of: string): Kept | null {
  const kept = readStored(
    keptKey(user, of),
    keptSchema,
    'Había una planilla sin terminar que no se pudo leer: se descartó.',
  );
  if (!kept) return null;
  const marks = Object.entries(kept.marks).map(([n, mark]) => [
    n,
    mark.state === 'sending' ? { ...mark, state: 'unsure', reason: UNSURE } : mark,
  ]);
  return { ...kept, marks: Object.fromEntries(marks) as Kept['marks'] };
}

export const UNSURE = 'Sin confirmar: no sabemos si se agregó';

export const writeKept = (user: string, of: string, kept: Kept | null) =>
  writeStored(keptKey(user, of), kept);

const REMEMBERED = 20;

const chosenSchema = z.array(
  z.object({ headings: z.string(), columns: z.array(z.nullable(z.string())) }),
);

const chosenKey = (user: string, of: string) => personalKey('columnas', user, of);

const readChosen = (user: string, of: string) =>
  readStored(chosenKey(user, of), chosenSchema) ?? [];

/** What this person chose for these headings the last time, if they are still fields. */
export function rememberedColumns(
  user: string,
  of: string,
  headings: readonly string[],
  campos: readonly Campo[],
): (string | null)[] | undefined {
  const chosen = readChosen(user, of).find((one) => one.headings === headings.join('\n'));
  return chosen?.columns.map((name) => (campos.some((campo) => campo.name === name) ? name : null));
}

export function rememberColumns(
  user: string,
  of: string,
  headings: readonly string[],
  columns: readonly (string | null)[],
): void {
  const one = { headings: headings.join('\n'), columns: [...columns] };
  const others = readChosen(user, of).filter(({ headings }) => headings !== one.headings);
  writeStored(chosenKey(user, of), [one, ...others].slice(0, REMEMBERED));
}

/** Loads by the moment they were opened, the newest first: how often each row was stored, by {@link rowKey}. */
const loadsSchema = z.array(z.object({ at: z.number(), rows: z.record(z.string(), z.number()) }));

export type Load = z.output<typeof loadsSchema>[number];

const MAX_LOADS = 30;

const loadsKey = (user: string, of: string) => personalKey('cargadas', user, of);

export const readLoads = (user: string, of: string): Load[] =>
  readStored(loadsKey(user, of), loadsSchema) ?? [];

/** Only what the server has counts: call it once a row is stored. */
export function addToLoad(user: string, of: string, at: number, key: string): void {
  const loads = readLoads(user, of);
  const load = loads.find((one) => one.at === at) ?? { at, rows: {} };
  const rows = { ...load.rows, [key]: (load.rows[key] ?? 0) + 1 };
  const others = loads.filter((one) => one !== load);
  writeStored(loadsKey(user, of), [{ at, rows }, ...others].slice(0, MAX_LOADS));
}

/** A short name for what a row says, whatever its file is called: no client's name stays in the browser. */
export function rowKey(read: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(Object.entries(read).sort(([a], [b]) => (a < b ? -1 : 1)));
  let [a, b] = [0xdead_beef, 0x41c6_ce57];
  for (let at = 0; at < text.length; at += 1) {
    a = Math.imul(a ^ text.charCodeAt(at), 2_654_435_761);
    b = Math.imul(b ^ text.charCodeAt(at), 1_597_334_677);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}

/** When each row was stored before, as often as it was. */
export function storedBefore(
  keys: readonly string[],
  loads: readonly Load[],
): (number | undefined)[] {
  const left = loads.map(({ at, rows }) => ({ at, rows: { ...rows } }));
  return keys.map((key) => {
    const load = left.find(({ rows }) => (rows[key] ?? 0) > 0);
    if (load) load.rows[key] = (load.rows[key] ?? 0) - 1;
    return load?.at;
  });
}

/** `hoy a las 10:32`, `el 20/11/2026 a las 10:32`. */
export function momentText(at: number): string {
  const [fecha, hora] = fechaYHora(at);
  const isToday = fecha === formatFecha(fechaLocal(new Date()));
  return `${isToday ? 'hoy' : `el ${fecha}`} a las ${hora}`;
}
