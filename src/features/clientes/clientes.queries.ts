import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ContactoFormValues } from '@/features/contactos';
import { crudEndpoints } from '@/lib/api/crud';
import { request, requestCreated } from '@/lib/api/http';
import { toCreatePayload, toUpdatePayload } from '@/lib/api/payload';
import { allPages } from '@/lib/cache/all-pages';
import { crudMutations, crudQueries } from '@/lib/cache/crud-options';
import { BIG_PAGE_SIZE } from '@/lib/url/list-search';
import {
  clienteCreatedSchema,
  clienteSchema,
  clientesFiltroSchema,
  clientesPageSchema,
} from './cliente.schema';

const endpoints = crudEndpoints({
  key: 'clientes',
  path: 'clientes/',
  list: clientesPageSchema,
  detail: clienteSchema,
});

/** Many clients share a word of their names. */
const SIMILAR_COUNT = 100;

const DIRECTORY_FRESH_MS = 60_000;

const queries = crudQueries(endpoints, {
  list: 'Error al obtener clientes',
  detail: 'Error al cargar el cliente',
});

export const clientesQueries = {
  ...queries,

  filtro: (texto: string) =>
    queryOptions({
      queryKey: [...queries.all(), 'filtro', texto],
      queryFn: ({ signal }) =>
        request(
          { method: 'get', path: 'clientes/filtro', query: { texto }, signal },
          clientesFiltroSchema,
        ),
      placeholderData: keepPreviousData,
    }),

  directorio: () =>
    queryOptions({
      queryKey: [...queries.all(), 'directorio'],
      queryFn: ({ signal }) =>
        allPages(
          (pagina, signal) =>
            endpoints.list({ texto: '', pagina, cantidad: BIG_PAGE_SIZE }, signal),
          { signal },
        ).then(({ items }) => items),
      staleTime: DIRECTORY_FRESH_MS,
      meta: { error: 'Error al obtener clientes' },
    }),

  /** The first clients that match `texto`, to find one with the same name or CUIT. Failures show no toast. */
  similar: (texto: string) =>
    queryOptions({
      queryKey: [...queries.all(), 'similar', texto],
      queryFn: ({ signal }) =>
        endpoints
          .list({ texto, pagina: 0, cantidad: SIMILAR_COUNT }, signal)
          .then(({ items }) => items),
    }),
};

const mutations = crudMutations(endpoints, {
  toCreate: toCreatePayload<ContactoFormValues>,
  toUpdate: toUpdatePayload<ContactoFormValues>,
  created: 'Cliente agregado con éxito',
  updated: 'Cliente actualizado',
  updateError: 'Error al actualizar el cliente',
});

export const clientesMutations = {
  ...mutations,

  /** Null if the answer could not be read. */
  create: () =>
    mutationOptions({
      mutationKey: [...queries.all(), 'create'],
      mutationFn: (values: ContactoFormValues) =>
        requestCreated(
          { method: 'post', path: 'clientes/', json: toCreatePayload(values) },
          clienteCreatedSchema,
        ),
      meta: mutations.create().meta,
    }),
};

export const removeCliente = endpoints.remove;
export const readCliente = endpoints.detail;
