import { useMemo, useRef, useState } from 'react';
import { readCells, type Campo } from '@/lib/planilla/campos';
import {
  findHeading,
  headingsOf,
  matchColumns,
  tablaOf,
  type Heading,
} from '@/lib/planilla/columnas';
import type { Hoja } from '@/lib/planilla/hoja';
import { session } from '@/lib/person/session';
import { useHoy } from '@/lib/values/use-hoy';
import { useUnsavedWork } from '@/ui/leaving/unsaved-work';
import {
  addToLoad,
  isKeptBy,
  readKept,
  readLoads,
  rememberColumns,
  rememberedColumns,
  rowKey,
  storedBefore,
  writeKept,
  type Kept,
  type Mark,
} from './kept';

/** A row as the file has it, with what a person did to it. */
export interface FilaBase {
  /** Its number in the file. */
  id: number;
  cells: readonly string[];
  /** By field, as form values. */
  read: Readonly<Record<string, unknown>>;
  /** By field: what is wrong with its cell. */
  problems: Readonly<Record<string, string>>;
  mark: Mark;
}

export type Planilla = ReturnType<typeof usePlanilla>;

const NO_MARKS: Kept['marks'] = {};
const NO_MARK: Mark = {};

/** A spreadsheet that a person works on: unsaved work that a reload brings back. `of` names the records. */
export function usePlanilla(of: string, campos: readonly Campo[], shared: Kept['shared'] = {}) {
  const hoy = useHoy();
  const [user] = useState(session.userId);
  const [tab] = useState(() => crypto.getRandomValues(new Uint32Array(2)).join('-'));
  const [kept, setKept] = useState(() => {
    const found = readKept(user, of);
    const own = found && { ...found, tab };
    if (own) writeKept(user, of, own);
    return own;
  });
  /** A run outlives the render that began it, and the screen. */
  const latest = useRef(kept);

  function keep(next: Kept | null) {
    latest.current = next;
    writeKept(user, of, next);
    setKept(next);
  }
  const put = (changes: Partial<Kept>) => latest.current && keep({ ...latest.current, ...changes });

  const { hoja, heading, columns, withHidden } = kept ?? {};
  const tabla = useMemo(
    () => (hoja && heading ? tablaOf(hoja, heading, campos, withHidden) : null),
    [hoja, heading, campos, withHidden],
  );
  const leidas = useMemo(
    () =>
      tabla && hoja && columns
        ? tabla.rows.map((row) => ({
            ...row,
            ...readCells(row.cells, columns, campos, { hoy, serialOffset: hoja.serialOffset }),
          }))
        : [],
    [tabla, hoja, columns, campos, hoy],
  );
  const marks = kept?.marks ?? NO_MARKS;
  const filas = useMemo(
    () =>
      leidas.map(({ n, cells, values, problems }): FilaBase => ({
        id: n,
        cells,
        read: values,
        problems,
        mark: marks[n] ?? NO_MARK,
      })),
    [leidas, marks],
  );
  const isBegun = kept !== null && filas.some(({ mark }) => mark.state !== 'sent');
  const leaveSaved = useUnsavedWork(
    () => isBegun,
    () => writeKept(user, of, null),
  );

  function columnsFor(sheet: Hoja, row: Heading) {
    const chosen = rememberedColumns(user, of, headingsOf(sheet, row), campos);
    return chosen ?? matchColumns(sheet, row, campos);
  }

  function mark(changes: Readonly<Record<number, Partial<Mark>>>) {
    const before = latest.current?.marks ?? NO_MARKS;
    const changed = Object.entries(changes).map(([n, one]) => [
      n,
      { ...before[Number(n)], ...one },
    ]);
    put({ marks: { ...before, ...(Object.fromEntries(changed) as Kept['marks']) } });
  }

  return {
    of,
    campos,
    kept,
    tabla,
    filas,
    put,
    mark,
    leaveSaved,

    /** Takes a sheet of a file. Rows that are stored already stay out. */
    open(name: string, sheet: Hoja) {
      const row = findHeading(sheet, campos);
      const found = columnsFor(sheet, row);
      const { rows } = tablaOf(sheet, row, campos);
      const reading = { hoy, serialOffset: sheet.serialOffset };
      const keys = rows.map(({ cells }) => rowKey(readCells(cells, found, campos, reading).values));
      const before = storedBefore(keys, readLoads(user, of));
      const stored = rows.flatMap(({ n }, at) => {
        const moment = before[at];
        return moment === undefined ? [] : [[n, { before: moment, out: true } satisfies Mark]];
      });
      keep({
        tab,
        name,
        at: Date.now(),
        hoja: sheet,
        heading: row,
        columns: found,
        withHidden: false,
        marks: Object.fromEntries(stored) as Kept['marks'],
        since: 0,
        shared,
      });
    },

    close: () => keep(null),

    /** The fields of its columns follow the row. */
    moveHeading(row: Heading) {
      if (hoja) put({ heading: row, columns: columnsFor(hoja, row) });
    },

    /** A field takes one column: another one is freed. Remembered for these headings. */
    choose(column: number, name: string | null) {
      if (!hoja || !heading || !columns) return;
      const next = columns.map((field, at) =>
        at === column ? name : field === name ? null : field,
      );
      rememberColumns(user, of, headingsOf(hoja, heading), next);
      put({ columns: next });
    },

    /** The server has the row's record. */
    settle({ id: n, read }: FilaBase, id: number | null) {
      mark({ [n]: { state: 'sent', id, reason: undefined } });
      if (latest.current) addToLoad(user, of, latest.current.at, rowKey(read));
    },

    marks: () => latest.current?.marks ?? NO_MARKS,
    since: () => latest.current?.since ?? 0,
    isHere: () => isKeptBy(user, of, tab),
  };
}
