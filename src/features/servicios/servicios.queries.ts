import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { crudEndpoints } from '@/lib/api/crud';
import { request } from '@/lib/api/http';
import { crudMutations, crudQueries } from '@/lib/cache/crud-options';
import {
  servicioSchema,
  serviciosFiltroSchema,
  serviciosPageSchema,
  toServicioCreatePayload,
  toServicioUpdatePayload,
} from './servicio.schema';

const endpoints = crudEndpoints({
  key: 'servicios',
  path: 'servicios/',
  list: serviciosPageSchema,
  detail: servicioSchema,
});

const queries = crudQueries(endpoints, {
  list: 'Error al obtener servicios',
  detail: 'Error al cargar el servicio',
});

export const serviciosQueries = {
  ...queries,

  filtro: (texto: string) =>
    queryOptions({
      queryKey: [...queries.all(), 'filtro', texto],
      queryFn: ({ signal }) =>
        request(
          { method: 'get', path: 'servicios/filtro', query: { texto: texto || null }, signal },
          serviciosFiltroSchema,
        ),
      placeholderData: keepPreviousData,
    }),
};

export const serviciosMutations = crudMutations(endpoints, {
  toCreate: toServicioCreatePayload,
  toUpdate: toServicioUpdatePayload,
  created: 'Servicio agregado',
  updated: 'Servicio actualizado',
  updateError: 'Error al actualizar el servicio',
});

export const removeServicio = endpoints.remove;
export const readServicio = endpoints.detail;
