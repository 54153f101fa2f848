import type { MutationState } from '@tanstack/react-query';
import { readVencimiento } from '@/domain/vencimientos';
import type { Anotacion, Notificacion } from './notificacion.schema';

/** New reminders are deleted instead of marked read (spec section 4). */
export const isRecordatorio = ({ urgency, visto }: Notificacion): boolean =>
  urgency === null && !visto;

/** A reminder and a notification may have the same id. */
export const isSameRow = (a: Notificacion, b: Notificacion): boolean =>
  a.id === b.id && (a.urgency === null) === (b.urgency === null);

/** Rows that the server has removed from its list. `at`: when it answered, in milliseconds. */
export interface Left {
  rows: readonly Notificacion[];
  at: number;
}

export type Leaving = Pick<
  MutationState<Left, unknown, Left['rows']>,
  'status' | 'variables' | 'data'
>;

/** Until the list is fetched again, rows also stay hidden after the answer. `fetchedAt` in milliseconds. */
export function leavingOf(change: Leaving, fetchedAt: number): Left['rows'] {
  const { status, variables = [], data } = change;
  if (status === 'pending') return variables;
  return data && data.at >= fetchedAt ? data.rows : [];
}

/** Deletes leaving reminders; notices move to the top of the other list. */
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

export const withoutDeleted = (
  anotaciones: readonly Anotacion[],
  leaving: readonly Notificacion[],
): Anotacion[] =>
  anotaciones.filter(({ id }) => !leaving.some((row) => row.id === id && isRecordatorio(row)));

export const GRUPOS = {
  hoy: 'Para hoy',
  recordatorios: 'Recordatorios',
  vencido: 'Vencido',
  'esta-semana': 'Esta semana',
  'este-mes': 'Este mes',
  despues: 'Después',
  'sin-fecha': 'Sin fecha',
};

const ORDER = Object.keys(GRUPOS);

export interface Aviso {
  row: Notificacion;
  /** Null: the row has been read. */
  grupo: keyof typeof GRUPOS | null;
  /** Expiry of the paper or day of the reminder, `yyyy-mm-dd`. */
  fecha: string | null;
  /** The text is not HTML, which would read `<juan@example.com>` as a tag. */
  isPlain?: boolean;
  texto?: string;
}

const LAST = '9999-99-99';

interface NuevosOptions {
  /** Undefined if the reminders failed to load. Only these have dates. */
  anotaciones: readonly Anotacion[] | undefined;
  toText: (row: Notificacion) => string;
  hoy: string;
}

/** By group and date, undated rows last. Para hoy holds due reminders and papers that expire today. */
export function listNuevos(
  nuevas: readonly Notificacion[],
  { anotaciones = [], toText, hoy }: NuevosOptions,
): Aviso[] {
  const recordatorio = (row: Notificacion, fecha: string | null, isPlain: boolean): Aviso => ({
    row,
    grupo: fecha !== null && fecha <= hoy ? 'hoy' : 'recordatorios',
    fecha,
    isPlain,
  });
  // A reminder may be in both lists. What its own list says replaces the other, in its place.
  const recordatorios = new Map([
    ...nuevas
      .filter(isRecordatorio)
      .map((row) => [row.id, recordatorio(row, null, false)] as const),
    ...anotaciones.map(({ id, texto, fecha }) => {
      const row = { id, text: texto, urgency: null, visto: false };
      return [id, recordatorio(row, fecha, true)] as const;
    }),
  ]);
  const notices = nuevas
    .filter((row) => !isRecordatorio(row))
    .map((row): Aviso => {
      const texto = toText(row);
      const { fecha, plazo } = readVencimiento(texto, hoy);
      return { row, grupo: fecha === hoy ? 'hoy' : (plazo ?? 'sin-fecha'), fecha, texto };
    });
  const rank = ({ grupo }: Aviso) => ORDER.indexOf(grupo ?? '');
  return [...recordatorios.values(), ...notices].sort(
    (a, b) => rank(a) - rank(b) || (a.fecha ?? LAST).localeCompare(b.fecha ?? LAST),
  );
}
