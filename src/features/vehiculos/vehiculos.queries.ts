import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { crudEndpoints } from '@/lib/api/crud';
import { toCreatePayload, toUpdatePayload, type Edit } from '@/lib/api/payload';
import { allPages } from '@/lib/cache/all-pages';
import { BIG_PAGE_SIZE, type ListSearch } from '@/lib/url/list-search';
import { vehiculoSchema, vehiculosPageSchema, type VehiculoFormValues } from './vehiculo.schema';

const endpoints = crudEndpoints({
  key: 'vehiculos',
  path: 'v1/vehiculos/',
  list: vehiculosPageSchema,
  detail: vehiculoSchema,
});

export const vehiculosQueries = {
  all: () => ['vehiculos'] as const,

  list: (search: ListSearch) =>
    queryOptions({
      queryKey: [...vehiculosQueries.all(), 'list', search],
      queryFn: ({ signal }) => endpoints.list(search, signal),
      placeholderData: keepPreviousData,
      meta: { error: 'Error al obtener vehículos' },
    }),

  /** All vehicles. Failures show no toast. */
  directory: () =>
    queryOptions({
      queryKey: [...vehiculosQueries.all(), 'directory'],
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
      queryKey: [...vehiculosQueries.all(), 'detail', id],
      queryFn: ({ signal }) => endpoints.detail(id, signal),
      meta: { error: 'Error al cargar el vehículo' },
    }),
};

export const vehiculosMutations = {
  create: () =>
    mutationOptions({
      mutationKey: [...vehiculosQueries.all(), 'create'],
      mutationFn: (values: VehiculoFormValues) => endpoints.create(toCreatePayload(values)),
      meta: { success: 'Vehículo agregado', error: 'Error inesperado' },
    }),

  update: (id: number) =>
    mutationOptions({
      mutationKey: [...vehiculosQueries.all(), 'update', id],
      mutationFn: (edit: Edit<VehiculoFormValues>, context) =>
        endpoints.update(id, toUpdatePayload(id, edit), context),
      meta: { success: 'Vehículo editado', error: 'Error al editar vehículo' },
    }),
};

export const removeVehiculo = endpoints.remove;
export const readVehiculo = endpoints.detail;
