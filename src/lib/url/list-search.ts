import * as z from 'zod/mini';
import { clean } from '@/domain/clean';

/** Rows on a page (spec section 9). */
export const PAGE_SIZE = 10;

export const BIG_PAGE_SIZE = 200;

/** URL search of a server-paged list: the searched `texto`, and `pagina` from 0. Invalid values fall back to the defaults. */
export const listSearchSchema = z.object({
  texto: z.catch(z._default(z.pipe(z.coerce.string(), z.transform(clean)), ''), ''),
  pagina: z.catch(z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0), 0),
});

/** `cantidad`, the rows on a page, is never in the URL. Default: {@link PAGE_SIZE}. */
export type ListSearch = z.output<typeof listSearchSchema> & { cantidad?: number };

export const listSearchDefaults: z.output<typeof listSearchSchema> = { texto: '', pagina: 0 };
