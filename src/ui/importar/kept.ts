import * as z from 'zod/mini';
import type { Hoja } from '@/lib/planilla/hoja';
import { personalKey, readStored, sayLost, writeStored } from '@/lib/person/storage';
import { has } from '@/lib/values/has';
import type { Leida } from '@/lib/planilla/campos';

/** What became of a row. Without a state it waits. */
const markSchema = z.object({
  state: z.optional(z.enum(['sending', 'sent', 'unsure', 'failed'])),
  reason: z.optional(z.string()),
  /** Its record's. */
  id: z.optional(z.number()),
  /** A person left it out, or wants it although it would stay out. */
  out: z.optional(z.boolean()),
  /** Fields that a person changed. */
  changes: z.optional(z.record(z.string(), z.unknown())),
});

export type Mark = z.output<typeof markSchema>;

/** By the number of the row. */
export type Marks = Readonly<Record<number, Mark>>;

const hojaSchema = z.custom<Hoja>((hoja) => has(hoja, 'rows'));

/** What a person and the run make of a sheet. */
const workSchema = z.object({
  /** The tab that works on it. */
  tab: z.string(),
  name: z.string(),
  at: z.number(),
  heading: z.object({ row: z.number(), lines: z.union([z.literal(1), z.literal(2)]) }),
  columns: z.array(z.nullable(z.string())),
  withHidden: z.boolean(),
  marks: z.record(z.string(), markSchema),
  /** The newest record before the first run. */
  since: z.nullable(z.number()),
  /** What all rows share: values of a form. */
  shared: z.record(z.string(), z.unknown()),
});

/** A planilla as the browser keeps it, so that a reload brings it back. */
export interface Kept extends z.output<typeof workSchema> {
  hoja: Hoja;
}

const LOST = 'Había una planilla sin terminar que no se pudo leer: se descartó.';

/** Names a tab's work on a planilla. */
export const newTab = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** How many headings' columns are remembered. */
const REMEMBERED = 20;

const columnasSchema = z.array(
  z.object({ headings: z.string(), columns: z.array(z.nullable(z.string())) }),
);

/** By row: when the planillas were opened from which it was stored. */
const cargadasSchema = z.record(z.string(), z.array(z.number()));

const CARGADAS_MS = 90 * 24 * 60 * 60 * 1000;

export const UNSURE: Mark = { state: 'unsure', reason: 'Sin confirmar: no sabemos si se agregó' };

/** A short name for what a row says, whatever its file is called: no client's name stays in the browser. */
function rowKey({ read, aside }: Leida): string {
  const text = JSON.stringify(
    Object.entries({ ...read, ...aside }).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  let [a, b] = [0xdead_beef, 0x41c6_ce57];
  for (let at = 0; at < text.length; at += 1) {
    a = Math.imul(a ^ text.charCodeAt(at), 2_654_435_761);
    b = Math.imul(b ^ text.charCodeAt(at), 1_597_334_677);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}

/** Empty if there are none: other lists without headings have other columns. */
const keyOf = (headings: readonly string[]) => headings.join('\n').trimEnd();

/** What the browser keeps of a person's planillas of one kind of record. */
export function planillaStore(user: string, of: string) {
  const keys = {
    work: personalKey('planilla', user, of),
    /** Apart, since it is large and never changes. */
    hoja: personalKey('planilla', user, of, 'hoja'),
    columnas: personalKey('columnas', user, of),
    cargadas: personalKey('cargadas', user, of),
  };
  const readColumnas = () => readStored(keys.columnas, columnasSchema) ?? [];
  const readCargadas = () => readStored(keys.cargadas, cargadasSchema) ?? {};

  /** Another tab may have taken the planilla over, or closed it. A person without a name has nothing stored. */
  const isOf = (tab: string): boolean =>
    keys.work === null || readStored(keys.work, z.object({ tab: z.string() }))?.tab === tab;

  function forget() {
    writeStored(keys.work, null);
    writeStored(keys.hoja, null);
  }

  return {
    isOf,
    forget,

    /** A row that was being sent may have been stored. */
    read(): Kept | null {
      const work = readStored(keys.work, workSchema, LOST);
      const hoja = readStored(keys.hoja, hojaSchema);
      if (!work || !hoja) {
        if (work) sayLost(LOST);
        forget();
        return null;
      }
      for (const mark of Object.values(work.marks))
        if (mark.state === 'sending') Object.assign(mark, UNSURE);
      return { ...work, hoja };
    },

    /** A tab writes the sheet once, as its first. */
    write({ hoja, ...work }: Kept) {
      if (!isOf(work.tab)) writeStored(keys.hoja, hoja);
      if (writeStored(keys.work, work)) return;
      // A reload would bring back older marks, and rows would be sent twice. The sheet makes room.
      writeStored(keys.hoja, null);
      writeStored(keys.work, work);
    },

    /** What this person chose for these headings the last time. */
    columnsOf: (headings: readonly string[]) =>
      readColumnas().find((one) => one.headings === keyOf(headings))?.columns,

    rememberColumns(headings: readonly string[], columns: (string | null)[]) {
      const one = { headings: keyOf(headings), columns };
      if (!one.headings) return;
      const others = readColumnas().filter(({ headings }) => headings !== one.headings);
      writeStored(keys.columnas, [one, ...others].slice(0, REMEMBERED));
    },

    /** When each row was stored from another planilla than the one opened then, as often as it was. */
    storedBefore(rows: readonly Leida[], openedAt: number): (number | undefined)[] {
      const cargadas = readCargadas();
      return rows.map((row) => {
        const moments = cargadas[rowKey(row)] ?? [];
        const at = moments.findLastIndex((moment) => moment !== openedAt);
        return moments.splice(at, at === -1 ? 0 : 1)[0];
      });
    },

    /** Only what the server has counts: call it once a row is stored. */
    addStored(row: Leida, openedAt: number) {
      const all = Object.entries(readCargadas()).filter(
        ([, moments]) => Math.max(...moments) > openedAt - CARGADAS_MS,
      );
      const cargadas = Object.fromEntries(all);
      const key = rowKey(row);
      writeStored(keys.cargadas, { ...cargadas, [key]: [...(cargadas[key] ?? []), openedAt] });
    },
  };
}
