import type { Anotacion, Notificacion } from './notificacion.schema';

/** A row of the panel: a notification, or a reminder that the server does not list among them. */
export type Aviso =
  { tipo: 'notificacion'; row: Notificacion } | { tipo: 'anotacion'; row: Anotacion };

/** What was asked of the server and is not answered yet, oldest first. */
export interface Pendientes {
  /** Notifications on their way to the other tab, as they were. */
  toggled: readonly Notificacion[];
  /** Ids of reminders on their way out. */
  deleted: readonly number[];
}

/** Whether a row in the new tab is deleted instead of marked read (spec section 4). */
export const isRecordatorio = ({ urgency, visto }: Notificacion): boolean =>
  urgency === null && !visto;

/** A reminder and a notice may have the same id. */
export const isSameRow = (a: Notificacion, b: Notificacion): boolean =>
  a.id === b.id && (a.urgency === null) === (b.urgency === null);

const asAviso = (row: Notificacion): Aviso => ({ tipo: 'notificacion', row });

/** Rows of one tab as they will be once what is pending has been done; those that are coming in stand first. */
function settle(
  rows: readonly Notificacion[],
  visto: boolean,
  { toggled, deleted }: Pendientes,
): Notificacion[] {
  const last = (row: Notificacion) => toggled.findLast((other) => isSameRow(other, row));
  const coming = toggled
    .filter((row) => last(row) === row && row.visto !== visto)
    .filter((row) => !rows.some((other) => isSameRow(other, row)))
    .map((row): Notificacion => ({ ...row, visto }))
    .reverse();
  const staying = rows.filter((row) => {
    if (isRecordatorio(row)) return !deleted.includes(row.id);
    return (last(row)?.visto ?? !visto) !== visto;
  });
  return [...coming, ...staying];
}

/**
 * The new tab: what `/notificaciones/` lists, then the reminders it does not carry already (same id among its rows with urgency null).
 * `anotaciones` is undefined where they have not come.
 */
export function avisosNuevos(
  nuevas: readonly Notificacion[],
  anotaciones: readonly Anotacion[] = [],
  pendientes: Pendientes,
): Aviso[] {
  const carried = new Set(nuevas.filter(isRecordatorio).map(({ id }) => id));
  const missing = anotaciones.filter(
    ({ id }) => !carried.has(id) && !pendientes.deleted.includes(id),
  );
  return [
    ...settle(nuevas, false, pendientes).map(asAviso),
    ...missing.map((row): Aviso => ({ tipo: 'anotacion', row })),
  ];
}

/** The read tab. */
export function avisosLeidos(leidas: readonly Notificacion[], pendientes: Pendientes): Aviso[] {
  return settle(leidas, true, pendientes).map(asAviso);
}
