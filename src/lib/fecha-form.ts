import * as z from 'zod/mini';
import { parseFecha } from '@/domain/fechas';

const INVALID = 'Fecha inválida';

/** What a date field says about a text that is not a calendar date, or undefined. Forms keep such a text as it was typed. */
export const fechaError = (value: string | null): string | undefined =>
  value !== null && parseFecha(value) !== value ? INVALID : undefined;

/** A form's date: `yyyy-mm-dd`, or null where it is empty. */
export const fechaFormField = () =>
  z.nullable(z.string()).check(z.refine((value) => !fechaError(value), INVALID));
