import { deepEqual } from '@tanstack/react-router';
import { formatFecha } from '@/domain/fechas';
import type { FilaBase } from './use-planilla';
import { momentText } from './kept';

/** A row as a record that is not stored yet. */
export interface Fila<Values> extends FilaBase {
  values: Values;
  /** Why it is not sent although nothing is wrong with it. */
  stays: string | null;
}

/** Why a row stays out: a person's choice, else an earlier copy of the file, else `already`. */
export function staysFor({ mark }: FilaBase, already: string | null): string | null {
  if (mark.out === false) return null;
  if (mark.before !== undefined) return `Ya se cargó ${momentText(mark.before)}`;
  return mark.out ? 'Queda afuera' : already;
}

const hasProblems = ({ problems }: FilaBase) => Object.keys(problems).length > 0;

/** It may be sent. */
export const isReady = (fila: Fila<unknown>): boolean =>
  !hasProblems(fila) &&
  fila.stays === null &&
  (fila.mark.state === undefined || fila.mark.state === 'failed');

/** A person must do something about it. */
export const isMissing = (fila: Fila<unknown>): boolean =>
  (fila.mark.state !== undefined && fila.mark.state !== 'sending') ||
  (fila.stays === null && hasProblems(fila));

/** What the row is waiting for. */
export function statusOf(fila: Fila<unknown>): string {
  const { mark, stays, problems } = fila;
  if (mark.state === 'sending') return 'Enviando…';
  if (mark.reason) return mark.reason;
  return stays ?? Object.values(problems)[0] ?? 'Lista';
}

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
