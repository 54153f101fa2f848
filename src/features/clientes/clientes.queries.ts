import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ContactoFormValues } from '@/features/contactos';
import { crudEndpoints } from '@/lib/api/crud';
import { request, requestCreated } from '@/lib/api/http';
import { toCreatePayload, toUpdatePayload, type Edit } from '@/lib/api/payload';
import { allPages } from '@/lib/cache/all-pages';
import { BIG_PAGE_SIZE, type ListSearch } from '@/lib/url/list-search';
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

export const clientesQueries = {
  all: () => ['clientes'] as const,

  list: (search: ListSearch) =>
    queryOptions({
      queryKey: [...clientesQueries.all(), 'list', search],
      queryFn: ({ signal }) => endpoints.list(search, signal),
      placeholderData: keepPreviousData,
      meta: { error: 'Error al obtener clientes' },
    }),

  detail: (id: number) =>
    queryOptions({
      queryKey: [...clientesQueries.all(), 'detail', id],
      queryFn: ({ signal }) => endpoints.detail(id, signal),
      meta: { error: 'Error al cargar el cliente' },
    }),

  filtro: (texto: string) =>
    queryOptions({
      queryKey: [...clientesQueries.all(), 'filtro', texto],
      queryFn: ({ signal }) =>
        request(
          { method: 'get', path: 'clientes/filtro', query: { texto }, signal },
          clientesFiltroSchema,
        ),
      placeholderData: keepPreviousData,
    }),

  directorio: () =>
    queryOptions({
      queryKey: [...clientesQueries.all(), 'directorio'],
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
      queryKey: [...clientesQueries.all(), 'similar', texto],
      queryFn: ({ signal }) =>
        endpoints
          .list({ texto, pagina: 0, cantidad: SIMILAR_COUNT }, signal)
          .then(({ items }) => items),
    }),
};

export const clientesMutations = {
  /** Null if the answer could not be read. */
  create: () =>
    mutationOptions({
      mutationKey: [...clientesQueries.all(), 'create'],
      mutationFn: (values: ContactoFormValues) =>
        requestCreated(
          { method: 'post', path: 'clientes/', json: toCreatePayload(values) },
          clienteCreatedSchema,
        ),
      meta: { success: 'Cliente agregado con éxito', error: 'Error inesperado' },
    }),

  update: (id: number) =>
    mutationOptions({
      mutationKey: [...clientesQueries.all(), 'update', id],
      mutationFn: (edit: Edit<ContactoFormValues>, context) =>
        endpoints.update(id, toUpdatePayload(id, edit), context),
      meta: { success: 'Cliente actualizado', error: 'Error al actualizar el cliente' },
    }),
};

export const removeCliente = endpoints.remove;
export const readCliente = endpoints.detail;
