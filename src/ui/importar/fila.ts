import { deepEqual } from '@tanstack/react-router';
import { fechaLocal, fechaYHora, formatFecha } from '@/domain/fechas';
import type { Leida } from '@/lib/planilla/campos';
import { shorten } from '@/lib/values/shorten';
import { showCount } from '@/lib/values/show-importe';
import type { Mark } from './kept';

/** A row as the file has it, with what a person did to it. */
export interface FilaBase extends Leida {
  /** Its number in the file. */
  id: number;
  cells: readonly string[];
  /** When it was sent from an earlier copy of the file. */
  before: number | undefined;
  mark: Mark;
}

/** A row as a record that is not stored yet. */
export interface Fila<Values> extends FilaBase {
  values: Values;
  /** Why it is not sent although nothing is wrong with it. */
  stays: string | null;
}

/** The problems of cells that no person has changed. */
export const cellProblems = ({ problems, mark: { changes = {} } }: FilaBase) =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in changes)));

/** `hoy a las 10:32`, `el 20/11/2026 a las 10:32`. */
export function momentText(at: number): string {
  const [fecha, hora] = fechaYHora(at);
  const isToday = fecha === formatFecha(fechaLocal(new Date()));
  return `${isToday ? 'hoy' : `el ${fecha}`} a las ${hora}`;
}

/** Why a row stays out: a person's choice, else an earlier copy of the file, else `already`. */
export function staysFor({ mark, before }: FilaBase, already: string | null): string | null {
  if (mark.out === false) return null;
  if (before !== undefined) return `Ya se cargó ${momentText(before)}`;
  return mark.out ? 'Queda afuera' : already;
}

export const hasProblem = ({ problems }: FilaBase): boolean => Object.keys(problems).length > 0;

export type Situacion = 'sending' | 'sent' | 'unsure' | 'out' | 'missing' | 'failed' | 'ready';

/** A row is in one of them, so that counts add up. */
export function situacionOf(fila: Fila<unknown>): Situacion {
  const { mark, stays } = fila;
  if (mark.state && mark.state !== 'failed') return mark.state;
  if (stays !== null) return 'out';
  return hasProblem(fila) ? 'missing' : (mark.state ?? 'ready');
}

const isIn =
  (...situaciones: Situacion[]) =>
  (fila: Fila<unknown>) =>
    situaciones.includes(situacionOf(fila));

/** It may be sent. */
export const isReady = isIn('ready', 'failed');

/** A person must do something about it. */
export const isMissing = isIn('unsure', 'missing', 'failed');

const COUNTED: [Situacion, one: string, many: string][] = [
  ['missing', 'con algo que falta', 'con algo que falta'],
  ['failed', 'no se agregó', 'no se agregaron'],
  ['unsure', 'sin confirmar', 'sin confirmar'],
  ['out', 'queda afuera', 'quedan afuera'],
];

/** `48 listas · 12 con algo que falta`. */
export function countsText(filas: readonly Fila<unknown>[]): string {
  const situaciones = filas.map(situacionOf);
  const countOf = (of: Situacion) => situaciones.filter((one) => one === of).length;
  return [
    showCount(countOf('ready'), 'lista'),
    ...COUNTED.flatMap(([of, one, many]) => {
      const n = countOf(of);
      return n === 0 ? [] : [`${showCount(n)} ${n === 1 ? one : many}`];
    }),
  ].join(' · ');
}

/** What the row is waiting for. */
export function statusOf(fila: Fila<unknown>): string {
  const { mark, stays, problems } = fila;
  const texts: Record<Situacion, string | null | undefined> = {
    sending: 'Enviando…',
    sent: 'Agregada',
    unsure: mark.reason,
    out: stays,
    missing: Object.values(problems)[0],
    failed: mark.reason,
    ready: 'Lista',
  };
  return texts[situacionOf(fila)] ?? '';
}

export const nameOfFila = ({ id, cells }: FilaBase): string =>
  `fila ${id}: ${shorten(cells.filter(Boolean).slice(0, 3).join(', '), 60)}`;

const ISO = /^\d{4}-\d{2}-\d{2}$/;

/** A form value as a cell shows it. */
export function showValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'object' && value !== null && 'nombre' in value) return String(value.nombre);
  if (typeof value !== 'string') return '';
  return ISO.test(value) ? formatFecha(value) : value;
}

/** What a person changed of a row in its form. A field whose cell could not be read counts as changed: the form showed another value. */
export function changesOf<Values extends object>(
  values: Values,
  { values: before, mark, problems }: Fila<Values>,
): Record<string, unknown> {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(values).filter(
    ([name, value]) => name in problems || !deepEqual(value, old.get(name)),
  );
  return { ...mark.changes, ...Object.fromEntries(changed) };
}

/** Keeps what is found of a row while what it depends on is the same: a run marks one row after another, and checks them all each time. */
export function createRowMemo() {
  const memo = new WeakMap<object, { from: readonly unknown[]; found: Record<string, string> }>();
  return function remember(
    { read, mark }: FilaBase,
    from: readonly unknown[],
    find: () => Record<string, string>,
  ) {
    const now = [...from, mark.changes];
    const before = memo.get(read);
    if (before?.from.every((one, at) => Object.is(one, now[at]))) return before.found;
    const found = find();
    memo.set(read, { from: now, found });
    return found;
  };
}

export type Remember = ReturnType<typeof createRowMemo>;
