import { crudEndpoints } from '@/lib/api/crud';
import { toCreatePayload, toUpdatePayload } from '@/lib/api/payload';
import { crudDirectory, crudMutations, crudQueries } from '@/lib/cache/crud-options';
import { choferesPageSchema, choferSchema, type ChoferFormValues } from './chofer.schema';

const endpoints = crudEndpoints({
  key: 'choferes',
  path: 'choferes/',
  list: choferesPageSchema,
  detail: choferSchema,
  pageNames: ['page', 'size'],
});

export const choferesQueries = {
  ...crudQueries(endpoints, {
    list: 'Error al obtener choferes',
    detail: 'Error al cargar el chofer',
  }),
  directory: () => crudDirectory(endpoints),
};

export const choferesMutations = crudMutations(endpoints, {
  toCreate: toCreatePayload<ChoferFormValues>,
  toUpdate: toUpdatePayload<ChoferFormValues>,
  created: 'Chofer agregado',
  updated: 'Chofer actualizado',
  updateError: 'Error al actualizar el chofer',
});

export const removeChofer = endpoints.remove;
export const readChofer = endpoints.detail;
