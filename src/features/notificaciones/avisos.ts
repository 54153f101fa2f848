import type { MutationState } from '@tanstack/react-query';
import { readVencimiento, type Plazo } from '@/domain/vencimientos';
import type { Anotacion, Notificacion } from './notificacion.schema';

/** A row of the panel: a notification, or a reminder that is not in the server's list of notifications. */
export type Aviso =
  { tipo: 'notificacion'; row: Notificacion } | { tipo: 'anotacion'; row: Anotacion };

/** Whether a row in the new tab is deleted instead of marked read (spec section 4). */
export const isRecordatorio = ({ urgency, visto }: Notificacion): boolean =>
  urgency === null && !visto;

/** Whether two rows are the same record. A reminder and a notification may have the same id. */
export const isSameRow = (a: Notificacion, b: Notificacion): boolean =>
  a.id === b.id && (a.urgency === null) === (b.urgency === null);

/** What the server has taken out of its list, and when it answered, in milliseconds. */
export interface Left {
  rows: readonly Notificacion[];
  at: number;
}

/** A change that takes rows out of their list. */
export type Leaving = Pick<
  MutationState<Left, unknown, Left['rows']>,
  'status' | 'variables' | 'data'
>;

/** The rows that a change takes out of a list fetched at `fetchedAt`. After the answer it does so until the list is fetched again. */
export function leavingOf(change: Leaving, fetchedAt: number): Left['rows'] {
  const { status, variables = [], data } = change;
  if (status === 'pending') return variables;
  return data && data.at >= fetchedAt ? data.rows : [];
}

/** A list as it is once rows have left theirs: a reminder is deleted, a notice moves to the top of the other list. */
export function withLeaving(
  rows: readonly Notificacion[],
  visto: boolean,
  leaving: readonly Notificacion[],
): Notificacion[] {
  let list = [...rows];
  for (const row of leaving) {
    list = list.filter((other) => !isSameRow(other, row));
    if (row.visto !== visto && !isRecordatorio(row)) list.unshift({ ...row, visto });
  }
  return list;
}

/** The reminders without those that rows on their way out delete. */
export const withoutDeleted = (
  anotaciones: readonly Anotacion[],
  leaving: readonly Notificacion[],
): Anotacion[] =>
  anotaciones.filter(({ id }) => !leaving.some((row) => row.id === id && isRecordatorio(row)));

/**
 * Rows of the tab Nuevas: the rows of `/notificaciones/`, then the reminders that are not among them (same id, urgency null). A reminder
 * among them is shown as it was typed: as HTML, `<juan@example.com>` would be a tag. `anotaciones` is undefined if the reminders failed
 * to load.
 */
export function avisosNuevos(
  nuevas: readonly Notificacion[],
  anotaciones: readonly Anotacion[] = [],
): Aviso[] {
  const typed = new Map(anotaciones.map((row) => [row.id, row]));
  const carried = new Set(nuevas.filter(isRecordatorio).map(({ id }) => id));
  return [
    ...nuevas.map((row): Aviso => {
      const anotacion = isRecordatorio(row) && typed.get(row.id);
      return anotacion ? { tipo: 'anotacion', row: anotacion } : { tipo: 'notificacion', row };
    }),
    ...anotaciones
      .filter(({ id }) => !carried.has(id))
      .map((row): Aviso => ({ tipo: 'anotacion', row })),
  ];
}

/** The row as `/notificaciones/` has it. */
export const rowOf = ({ tipo, row }: Aviso): Notificacion =>
  tipo === 'notificacion' ? row : { id: row.id, text: row.texto, urgency: null, visto: false };

/** Whether a row is a reminder, which is deleted and not marked. */
export const isReminder = (aviso: Aviso): boolean => isRecordatorio(rowOf(aviso));

/** The rows that are no reminders: those that can be marked as read. */
export const noticesOf = (avisos: readonly Aviso[]): Notificacion[] =>
  avisos.flatMap(({ tipo, row }) => (tipo === 'notificacion' && !isRecordatorio(row) ? [row] : []));

export type GrupoId = 'hoy' | 'recordatorios' | Plazo | 'sin-fecha';

/** A row with its date, `yyyy-mm-dd`: when the paper expires, or the day of the reminder. */
export interface AvisoConFecha {
  aviso: Aviso;
  fecha: string | null;
  /** The plain text of a new notice. */
  texto?: string;
}

interface AvisoDeGrupo extends AvisoConFecha {
  grupo: GrupoId;
}

export interface Grupo {
  id: GrupoId;
  avisos: AvisoConFecha[];
}

const GRUPOS: readonly GrupoId[] = [
  'hoy',
  'recordatorios',
  'vencido',
  'esta-semana',
  'este-mes',
  'despues',
  'sin-fecha',
];

/** Sorts after every date. */
const LAST = '9999-99-99';

interface GroupOptions {
  /** All reminders: the only ones that tell their dates. Undefined if they failed to load. */
  anotaciones: readonly Anotacion[] | undefined;
  /** The plain text of a notice. */
  toText: (row: Notificacion) => string;
  /** Today, `yyyy-mm-dd`. */
  hoy: string;
}

/**
 * Groups the rows of Nuevas: what the day needs (reminders of today and before, papers that expire today), the other reminders, then the
 * notices by when their paper expires. Empty groups are left out. In a group the earliest date comes first and rows without a date last;
 * otherwise reminders come first and the order stays.
 */
export function groupAvisos(
  avisos: readonly Aviso[],
  { anotaciones = [], toText, hoy }: GroupOptions,
): Grupo[] {
  const recordatorios = avisos.filter(isReminder).map((aviso): AvisoDeGrupo => {
    const fecha = anotaciones.find(({ id }) => id === aviso.row.id)?.fecha ?? null;
    return { aviso, fecha, grupo: fecha !== null && fecha <= hoy ? 'hoy' : 'recordatorios' };
  });
  const notices = noticesOf(avisos).map((row): AvisoDeGrupo => {
    const texto = toText(row);
    const { fecha, plazo } = readVencimiento(texto, hoy);
    const grupo = fecha === hoy ? 'hoy' : (plazo ?? 'sin-fecha');
    return { aviso: { tipo: 'notificacion', row }, fecha, texto, grupo };
  });
  const rows = [...recordatorios, ...notices];
  return GRUPOS.map((id) => ({
    id,
    avisos: rows
      .filter(({ grupo }) => grupo === id)
      .map(({ grupo: _, ...row }) => row)
      .sort((a, b) => (a.fecha ?? LAST).localeCompare(b.fecha ?? LAST)),
  })).filter((grupo) => grupo.avisos.length > 0);
}

/** The first `count` rows of the groups. Groups without one of them are left out. */
export function takeAvisos<Of extends Pick<Grupo, 'avisos'>>(
  grupos: readonly Of[],
  count: number,
): Of[] {
  let left = count;
  return grupos.flatMap((grupo) => {
    const avisos = grupo.avisos.slice(0, left);
    left -= avisos.length;
    return avisos.length > 0 ? [{ ...grupo, avisos }] : [];
  });
}
