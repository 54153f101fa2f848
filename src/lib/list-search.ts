import * as z from 'zod/mini';

/** Spec section 9: rows of a page. */
export const PAGE_SIZE = 10;

/** The URL's part of a server-paged list: `texto` searched, `pagina` from 0. What does not read falls back to the first page. */
export const listSearchSchema = z.object({
  texto: z.catch(z._default(z.coerce.string(), ''), ''),
  pagina: z.catch(z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0), 0),
});

export type ListSearch = z.output<typeof listSearchSchema>;

/** What the URL leaves out. */
export const listSearchDefaults: ListSearch = { texto: '', pagina: 0 };
