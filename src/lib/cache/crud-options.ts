import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { CrudEndpoints } from '@/lib/api/crud';
import type { Edit } from '@/lib/api/payload';
import { BIG_PAGE_SIZE, type ListSearch } from '@/lib/url/list-search';
import { allPages } from './all-pages';

const DIRECTORY_FRESH_MS = 5 * 60_000;

/** The query options of a master-data entity. `errors`: the spec's texts for a failed load (section 8). */
export function crudQueries<Item extends { id: number }, Payload extends object>(
  { key, list, detail }: CrudEndpoints<Item, Payload>,
  errors: { list: string; detail: string },
) {
  const all = () => [key] as const;
  return {
    all,

    list: (search: ListSearch) =>
      queryOptions({
        queryKey: [...all(), 'list', search],
        queryFn: ({ signal }) => list(search, signal),
        placeholderData: keepPreviousData,
        meta: { error: errors.list },
      }),

    detail: (id: number) =>
      queryOptions({
        queryKey: [...all(), 'detail', id],
        queryFn: ({ signal }) => detail(id, signal),
        meta: { error: errors.detail },
      }),
  };
}

/** Every record of a master-data entity. Failures show no toast. */
export const crudDirectory = <Item extends { id: number }, Payload extends object>({
  key,
  list,
}: CrudEndpoints<Item, Payload>) =>
  queryOptions({
    queryKey: [key, 'directory'],
    queryFn: ({ signal }) =>
      allPages((pagina, signal) => list({ texto: '', pagina, cantidad: BIG_PAGE_SIZE }, signal), {
        signal,
      }),
    staleTime: DIRECTORY_FRESH_MS,
  });

interface CrudTexts<Values, Payload> {
  toCreate: (values: Values) => Payload;
  toUpdate: (id: number, edit: Edit<Values>) => Payload;
  created: string;
  updated: string;
  /** Shown for a failed update without a message from the server. */
  updateError: string;
}

/** The mutation options of a master-data entity, with the spec's texts (section 8). */
export function crudMutations<Item extends { id: number }, Payload extends object, Values>(
  { key, create, update }: CrudEndpoints<Item, Payload>,
  { toCreate, toUpdate, created, updated, updateError }: CrudTexts<Values, Payload>,
) {
  return {
    create: () =>
      mutationOptions({
        mutationKey: [key, 'create'],
        mutationFn: (values: Values) => create(toCreate(values)),
        meta: { success: created, error: 'Error inesperado' },
      }),

    update: (id: number) =>
      mutationOptions({
        mutationKey: [key, 'update', id],
        mutationFn: (edit: Edit<Values>, context) => update(id, toUpdate(id, edit), context),
        meta: { success: updated, error: updateError },
      }),
  };
}
