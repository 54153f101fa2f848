import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { crudEndpoints } from '@/lib/api/crud';
import { toCreatePayload, toUpdatePayload, type Edit } from '@/lib/api/payload';
import { allPages } from '@/lib/cache/all-pages';
import { BIG_PAGE_SIZE, type ListSearch } from '@/lib/url/list-search';
import { choferesPageSchema, choferSchema, type ChoferFormValues } from './chofer.schema';

const endpoints = crudEndpoints({
  key: 'choferes',
  path: 'choferes/',
  list: choferesPageSchema,
  detail: choferSchema,
  pageNames: ['page', 'size'],
});

export const choferesQueries = {
  all: () => ['choferes'] as const,

  list: (search: ListSearch) =>
    queryOptions({
      queryKey: [...choferesQueries.all(), 'list', search],
      queryFn: ({ signal }) => endpoints.list(search, signal),
      placeholderData: keepPreviousData,
      meta: { error: 'Error al obtener choferes' },
    }),

  /** All drivers. Failures show no toast. */
  directory: () =>
    queryOptions({
      queryKey: [...choferesQueries.all(), 'directory'],
      queryFn: ({ signal }) =>
        allPages(
          (pagina, signal) =>
            endpoints.list({ texto: '', pagina, cantidad: BIG_PAGE_SIZE }, signal),
          { signal },
        ),
      staleTime: 5 * 60_000,
    }),

  detail: (id: number) =>
    queryOptions({
      queryKey: [...choferesQueries.all(), 'detail', id],
      queryFn: ({ signal }) => endpoints.detail(id, signal),
      meta: { error: 'Error al cargar el chofer' },
    }),
};

export const choferesMutations = {
  create: () =>
    mutationOptions({
      mutationKey: [...choferesQueries.all(), 'create'],
      mutationFn: (values: ChoferFormValues) => endpoints.create(toCreatePayload(values)),
      meta: { success: 'Chofer agregado', error: 'Error inesperado' },
    }),

  update: (id: number) =>
    mutationOptions({
      mutationKey: [...choferesQueries.all(), 'update', id],
      mutationFn: (edit: Edit<ChoferFormValues>, context) =>
        endpoints.update(id, toUpdatePayload(id, edit), context),
      meta: { success: 'Chofer actualizado', error: 'Error al actualizar el chofer' },
    }),
};

export const removeChofer = endpoints.remove;
export const readChofer = endpoints.detail;
