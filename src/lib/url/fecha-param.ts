import * as z from 'zod/mini';
import { parseFecha } from '@/domain/fechas';

/** A `yyyy-mm-dd` date in the URL. Anything else is read as absent. */
export const fechaParam = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) =>
    typeof value === 'string' && parseFecha(value) === value ? value : undefined,
  ),
);
