import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ContactoFormValues } from '@/features/contactos';
import { crudEndpoints } from '@/lib/api/crud';
import { request } from '@/lib/api/http';
import { toCreatePayload, toUpdatePayload } from '@/lib/api/payload';
import { crudMutations, crudQueries } from '@/lib/cache/crud-options';
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

const queries = crudQueries(endpoints, {
  list: 'Error al obtener representantes',
  detail: 'Error al cargar el representante',
});

export const representantesQueries = {
  ...queries,

  filtro: (texto: string) =>
    queryOptions({
      queryKey: [...queries.all(), 'filtro', texto],
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

export const representantesMutations = crudMutations(endpoints, {
  toCreate: toCreatePayload<ContactoFormValues>,
  toUpdate: toUpdatePayload<ContactoFormValues>,
  created: 'Representante agregado',
  updated: 'Representante actualizado',
  updateError: 'Error al actualizar el representante',
});

export const removeRepresentante = endpoints.remove;
export const readRepresentante = endpoints.detail;
