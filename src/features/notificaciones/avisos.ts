import type { Anotacion, Notificacion } from './notificacion.schema';

/** A row of the panel: a notification, or a reminder that is not in the server's list of notifications. */
export type Aviso =
  { tipo: 'notificacion'; row: Notificacion } | { tipo: 'anotacion'; row: Anotacion };

/** Pending mutations, oldest first. */
export interface Pendientes {
  /** Notifications being moved to the other tab, with their old values. */
  toggled: readonly Notificacion[];
  /** Ids of reminders being deleted. */
  deleted: readonly number[];
}

/** Whether a row in the new tab is deleted instead of marked read (spec section 4). */
export const isRecordatorio = ({ urgency, visto }: Notificacion): boolean =>
  urgency === null && !visto;

/** Whether two rows are the same record. A reminder and a notification may have the same id. */
export const isSameRow = (a: Notificacion, b: Notificacion): boolean =>
  a.id === b.id && (a.urgency === null) === (b.urgency === null);

const asAviso = (row: Notificacion): Aviso => ({ tipo: 'notificacion', row });

/** A tab's rows with the pending mutations applied. Incoming rows come first. */
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
 * Rows of the tab Nuevas: the rows of `/notificaciones/`, then the reminders that are not among them (same id, urgency null).
 * `anotaciones` is undefined if the reminders failed to load.
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

/** Rows of the tab Leídas. */
export function avisosLeidos(leidas: readonly Notificacion[], pendientes: Pendientes): Aviso[] {
  return settle(leidas, true, pendientes).map(asAviso);
}
