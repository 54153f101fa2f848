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
import { createRowMemo, type FilaBase } from './fila';
import { newTab, planillaStore, type Kept, type Mark, type Marks } from './kept';

export type Planilla = ReturnType<typeof usePlanilla>;

const NO_MARKS: Kept['marks'] = {};
const NO_MARK: Mark = {};

/** A spreadsheet that a person works on: unsaved work that a reload brings back. `of` names the records. */
export function usePlanilla(of: string, campos: readonly Campo[]) {
  const hoy = useHoy();
  const [user] = useState(session.userId);
  const [store] = useState(() => planillaStore(user, of));
  const [remember] = useState(createRowMemo);
  const [kept, setKept] = useState(() => {
    const found = store.read();
    const own = found && { ...found, tab: newTab() };
    if (own) store.write(own);
    return own;
  });
  /** A run outlives the render that began it, and the screen. */
  const latest = useRef(kept);

  function keep(next: Kept | null) {
    latest.current = next;
    setKept(next);
    if (!next) store.forget();
    // An answer may come after Cerrar sesión, which leaves nothing of a planilla.
    else if (session.status() !== 'signed-out' && session.userId() === user) store.write(next);
  }
  const put = (changes: Partial<Kept>) => latest.current && keep({ ...latest.current, ...changes });

  const { hoja, heading, columns, withHidden, marks = NO_MARKS, at = 0 } = kept ?? {};
  const tabla = useMemo(
    () => (hoja && heading ? tablaOf(hoja, heading, campos, withHidden) : null),
    [hoja, heading, campos, withHidden],
  );
  const leidas = useMemo(
    () =>
      tabla && hoja && columns
        ? tabla.rows.map(({ n, cells }) => ({
            id: n,
            cells,
            ...readCells(cells, columns, campos, { hoy, serialOffset: hoja.serialOffset }),
          }))
        : [],
    [tabla, hoja, columns, campos, hoy],
  );
  const before = useMemo(() => store.storedBefore(leidas, at), [store, leidas, at]);
  const filas = useMemo(
    () =>
      leidas.map((leida, n): FilaBase => ({
        ...leida,
        before: before[n],
        mark: marks[leida.id] ?? NO_MARK,
      })),
    [leidas, before, marks],
  );

  /** A field that was chosen the last time may be gone. */
  const columnsFor = (sheet: Hoja, row: Heading) =>
    store
      .columnsOf(headingsOf(sheet, row))
      ?.map((name) => (campos.some((campo) => campo.name === name) ? name : null)) ??
    matchColumns(sheet, row, campos);

  function mark(changes: Marks) {
    const before = latest.current?.marks ?? NO_MARKS;
    const changed = Object.entries(changes).map(([n, one]) => [n, { ...before[n], ...one }]);
    put({ marks: { ...before, ...(Object.fromEntries(changed) as Kept['marks']) } });
  }

  return {
    campos,
    kept,
    tabla,
    filas,
    put,
    mark,
    remember,

    /** Takes a sheet of a file. Rows that are stored already stay out. */
    open(name: string, sheet: Hoja) {
      const row = findHeading(sheet, campos);
      keep({
        tab: newTab(),
        name,
        at: Date.now(),
        hoja: sheet,
        heading: row,
        columns: columnsFor(sheet, row),
        withHidden: false,
        marks: {},
        since: null,
        shared: {},
      });
    },

    close: () => keep(null),
    forget: store.forget,

    /** The fields of its columns follow the row. */
    moveHeading(row: number) {
      if (!hoja) return;
      const moved: Heading = row < 0 ? { row, lines: 1 } : findHeading(hoja, campos, [row]);
      put({ heading: moved, columns: columnsFor(hoja, moved) });
    },

    /** A field takes one column: another one is freed. Remembered for these headings. */
    choose(column: number, name: string | null) {
      if (!hoja || !heading || !columns) return;
      const next = columns.map((field, at) =>
        at === column ? name : field === name ? null : field,
      );
      store.rememberColumns(headingsOf(hoja, heading), next);
      put({ columns: next });
    },

    /** The server has the row's record. */
    settle(fila: FilaBase, id: number) {
      mark({ [fila.id]: { state: 'sent', id, reason: undefined } });
      if (latest.current) store.addStored(fila, latest.current.at);
    },

    marks: (): Marks => latest.current?.marks ?? NO_MARKS,
    since: () => latest.current?.since ?? null,
    isHere: () => latest.current !== null && store.isOf(latest.current.tab),
  };
}
