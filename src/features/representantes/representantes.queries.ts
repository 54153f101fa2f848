import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ContactoFormValues } from '@/features/contactos';
import { crudEndpoints } from '@/lib/api/crud';
import { request } from '@/lib/api/http';
import { toCreatePayload, toUpdatePayload, type Edit } from '@/lib/api/payload';
import type { ListSearch } from '@/lib/url/list-search';
import {
  representanteSchema,
  representantesFiltroSchema,
  representantesPageSchema,
} from './representante.schema';

const endpoints = crudEndpoints({
  key: 'representantes',
  path: 'representantes/',
  list: representantesPageSchema,
  detail: representanteSchema,
});

export const representantesQueries = {
  all: () => ['representantes'] as const,

  list: (search: ListSearch) =>
    queryOptions({
      queryKey: [...representantesQueries.all(), 'list', search],
      queryFn: ({ signal }) => endpoints.list(search, signal),
      placeholderData: keepPreviousData,
      meta: { error: 'Error al obtener representantes' },
    }),

  detail: (id: number) =>
    queryOptions({
      queryKey: [...representantesQueries.all(), 'detail', id],
      queryFn: ({ signal }) => endpoints.detail(id, signal),
      meta: { error: 'Error al cargar el representante' },
    }),

  filtro: (texto: string) =>
    queryOptions({
      queryKey: [...representantesQueries.all(), 'filtro', texto],
      queryFn: ({ signal }) =>
        request(
          {
            method: 'get',
            path: 'representantes/filtro',
            query: { texto: texto || null },
            signal,
          },
          representantesFiltroSchema,
        ),
      placeholderData: keepPreviousData,
    }),
};

export const representantesMutations = {
  create: () =>
    mutationOptions({
      mutationKey: [...representantesQueries.all(), 'create'],
      mutationFn: (values: ContactoFormValues) => endpoints.create(toCreatePayload(values)),
      meta: { success: 'Representante agregado', error: 'Error inesperado' },
    }),

  update: (id: number) =>
    mutationOptions({
      mutationKey: [...representantesQueries.all(), 'update', id],
      mutationFn: (edit: Edit<ContactoFormValues>, context) =>
        endpoints.update(id, toUpdatePayload(id, edit), context),
      meta: { success: 'Representante actualizado', error: 'Error al actualizar el representante' },
    }),
};

export const removeRepresentante = endpoints.remove;
export const readRepresentante = endpoints.detail;
