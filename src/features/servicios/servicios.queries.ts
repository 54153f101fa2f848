import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { crudEndpoints } from '@/lib/api/crud';
import { request } from '@/lib/api/http';
import type { Edit } from '@/lib/api/payload';
import type { ListSearch } from '@/lib/url/list-search';
import {
  servicioSchema,
  serviciosFiltroSchema,
  serviciosPageSchema,
  toServicioCreatePayload,
  toServicioUpdatePayload,
  type ServicioFormValues,
} from './servicio.schema';

const endpoints = crudEndpoints({
  key: 'servicios',
  path: 'servicios/',
  list: serviciosPageSchema,
  detail: servicioSchema,
});

export const serviciosQueries = {
  all: () => ['servicios'] as const,

  list: (search: ListSearch) =>
    queryOptions({
      queryKey: [...serviciosQueries.all(), 'list', search],
      queryFn: ({ signal }) => endpoints.list(search, signal),
      placeholderData: keepPreviousData,
      meta: { error: 'Error al obtener servicios' },
    }),

  detail: (id: number) =>
    queryOptions({
      queryKey: [...serviciosQueries.all(), 'detail', id],
      queryFn: ({ signal }) => endpoints.detail(id, signal),
      meta: { error: 'Error al cargar el servicio' },
    }),

  filtro: (texto: string) =>
    queryOptions({
      queryKey: [...serviciosQueries.all(), 'filtro', texto],
      queryFn: ({ signal }) =>
        request(
          { method: 'get', path: 'servicios/filtro', query: { texto: texto || null }, signal },
          serviciosFiltroSchema,
        ),
      placeholderData: keepPreviousData,
    }),
};

export const serviciosMutations = {
  create: () =>
    mutationOptions({
      mutationKey: [...serviciosQueries.all(), 'create'],
      mutationFn: (values: ServicioFormValues) => endpoints.create(toServicioCreatePayload(values)),
      meta: { success: 'Servicio agregado', error: 'Error inesperado' },
    }),

  update: (id: number) =>
    mutationOptions({
      mutationKey: [...serviciosQueries.all(), 'update', id],
      mutationFn: (edit: Edit<ServicioFormValues>, context) =>
        endpoints.update(id, toServicioUpdatePayload(id, edit), context),
      meta: { success: 'Servicio actualizado', error: 'Error al actualizar el servicio' },
    }),
};

export const removeServicio = endpoints.remove;
export const readServicio = endpoints.detail;
