import * as z from 'zod/mini';
import { parseFecha } from '@/domain/fechas';

/** A calendar date in the URL, `yyyy-mm-dd`; what is no date is absent. */
export const fechaParam = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) =>
    typeof value === 'string' && parseFecha(value) === value ? value : undefined,
  ),
);
