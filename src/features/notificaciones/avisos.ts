import type { MutationState } from '@tanstack/react-query';
import { readVencimiento, type Plazo } from '@/domain/vencimientos';
import type { Anotacion, Notificacion } from './notificacion.schema';

/** `anotacion`: a reminder that comes from the server's list of reminders. */
export type Aviso =
  { tipo: 'notificacion'; row: Notificacion } | { tipo: 'anotacion'; row: Anotacion };

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

/**
 * Reminders missing from `/notificaciones/` (same id, urgency null) come last. The others are shown as they were typed: as HTML,
 * `<juan@example.com>` would be a tag. `anotaciones` is undefined if it failed to load.
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

export const rowOf = ({ tipo, row }: Aviso): Notificacion =>
  tipo === 'notificacion' ? row : { id: row.id, text: row.texto, urgency: null, visto: false };

export const isReminder = (aviso: Aviso): boolean => isRecordatorio(rowOf(aviso));

export const noticesOf = (avisos: readonly Aviso[]): Notificacion[] =>
  avisos.flatMap(({ tipo, row }) => (tipo === 'notificacion' && !isRecordatorio(row) ? [row] : []));

export type GrupoId = 'hoy' | 'recordatorios' | Plazo | 'sin-fecha';

/** `fecha`: expiry of the paper or day of the reminder, `yyyy-mm-dd`. */
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
  /** Undefined if the reminders failed to load. Only these rows have dates. */
  anotaciones: readonly Anotacion[] | undefined;
  toText: (row: Notificacion) => string;
  /** `yyyy-mm-dd` */
  hoy: string;
}

/** Para hoy holds due reminders and papers that expire today. Groups sort by date, undated rows last; empty groups are omitted. */
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
