import * as z from 'zod/mini';
import { diaDeSemana, diasEntre, parseFecha } from '@/domain/fechas';

const INVALID = 'Fecha inválida';

/** The error of a text that is not a calendar date. Forms keep such a text as typed. */
export const fechaError = (value: string | null): string | undefined =>
  value !== null && parseFecha(value) !== value ? INVALID : undefined;

/** `yyyy-mm-dd`, or null if empty. */
export const fechaFormField = () =>
  z.nullable(z.string()).check(z.refine((value) => !fechaError(value), INVALID));

/** `mañana, lunes 23`, `Fecha de ayer` or `Fecha de hace 3 días` if a date is tomorrow or past. Both are `yyyy-mm-dd`. */
export function fechaHint(value: string | null, today: string): string | null {
  if (value === null || fechaError(value)) return null;
  const dias = diasEntre(today, value);
  if (dias < -1) return `Fecha de hace ${-dias} días`;
  if (dias === -1) return 'Fecha de ayer';
  return dias === 1 ? `mañana, ${diaDeSemana(value)} ${Number(value.slice(-2))}` : null;
}
