import * as z from 'zod/mini';
import { clean } from '@/domain/clean';

/** Spec section 9: rows on a page. */
export const PAGE_SIZE = 10;

/** Rows of a page where a whole list is fetched. */
export const BIG_PAGE_SIZE = 200;

/** URL search of a server-paged list: the searched `texto`, and `pagina` from 0. Invalid values fall back to the defaults. */
export const listSearchSchema = z.object({
  texto: z.catch(z._default(z.pipe(z.coerce.string(), z.transform(clean)), ''), ''),
  pagina: z.catch(z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0), 0),
});

/** `cantidad` is never in the URL: the rows of a page, {@link PAGE_SIZE} by default. */
export type ListSearch = z.output<typeof listSearchSchema> & { cantidad?: number };

/** Values that the URL leaves out. */
export const listSearchDefaults: z.output<typeof listSearchSchema> = { texto: '', pagina: 0 };
