import * as z from 'zod/mini';

/** Spec section 9: rows on a page. */
export const PAGE_SIZE = 10;

/** Pause after the last key before a text is searched. */
export const SEARCH_DEBOUNCE_MS = 300;

/** Rows of a directory, a list that is fetched in one call to look records up in it. */
export const DIRECTORY_SIZE = 200;

/** URL search of a server-paged list: the searched `texto`, and `pagina` from 0. Invalid values fall back to the defaults. */
export const listSearchSchema = z.object({
  texto: z.catch(z._default(z.coerce.string(), ''), ''),
  pagina: z.catch(z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0), 0),
});

export type ListSearch = z.output<typeof listSearchSchema>;

/** Values that the URL leaves out. */
export const listSearchDefaults: ListSearch = { texto: '', pagina: 0 };
