import * as z from 'zod/mini';
import { parseFecha } from '@/domain/fechas';

const INVALID = 'Fecha inválida';

/** A date field's error for a text that is not a calendar date, otherwise undefined. Forms keep such a text as typed. */
export const fechaError = (value: string | null): string | undefined =>
  value !== null && parseFecha(value) !== value ? INVALID : undefined;

/** Form schema of a date: `yyyy-mm-dd`, or null if empty. */
export const fechaFormField = () =>
  z.nullable(z.string()).check(z.refine((value) => !fechaError(value), INVALID));
