import * as z from 'zod/mini';
import { diaDeSemana, diasEntre, parseFecha } from '@/domain/fechas';

const INVALID = 'Fecha inválida';

/** A date field's error for a text that is not a calendar date, otherwise undefined. Forms keep such a text as typed. */
export const fechaError = (value: string | null): string | undefined =>
  value !== null && parseFecha(value) !== value ? INVALID : undefined;

/** Form schema of a date: `yyyy-mm-dd`, or null if empty. */
export const fechaFormField = () =>
  z.nullable(z.string()).check(z.refine((value) => !fechaError(value), INVALID));

/** `mañana, lunes 23` if a date field's value is the day after `today` (`yyyy-mm-dd`), otherwise null. */
export function fechaHint(value: string | null, today: string): string | null {
  if (value === null || fechaError(value) || diasEntre(today, value) !== 1) return null;
  return `mañana, ${diaDeSemana(value)} ${Number(value.slice(-2))}`;
}
