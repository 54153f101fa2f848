import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { crudEndpoints } from '@/lib/api/crud';
import type { Edit } from '@/lib/api/payload';
import { allPages } from '@/lib/cache/all-pages';
import { BIG_PAGE_SIZE, type ListSearch } from '@/lib/url/list-search';
import {
  empleadoSchema,
  empleadosPageSchema,
  toEmpleadoCreatePayload,
  toEmpleadoUpdatePayload,
  type EmpleadoFormValues,
} from './empleado.schema';

const endpoints = crudEndpoints({
  key: 'empleados',
  path: 'v1/empleados/',
  list: empleadosPageSchema,
  detail: empleadoSchema,
});

export const empleadosQueries = {
  all: () => ['empleados'] as const,

  list: (search: ListSearch) =>
    queryOptions({
      queryKey: [...empleadosQueries.all(), 'list', search],
      queryFn: ({ signal }) => endpoints.list(search, signal),
      placeholderData: keepPreviousData,
      meta: { error: 'Error al obtener empleados' },
    }),

  /** All employees. Failures show no toast. */
  directory: () =>
    queryOptions({
      queryKey: [...empleadosQueries.all(), 'directory'],
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
      queryKey: [...empleadosQueries.all(), 'detail', id],
      queryFn: ({ signal }) => endpoints.detail(id, signal),
      meta: { error: 'Error al cargar el empleado' },
    }),
};

export const empleadosMutations = {
  create: () =>
    mutationOptions({
      mutationKey: [...empleadosQueries.all(), 'create'],
      mutationFn: (values: EmpleadoFormValues) => endpoints.create(toEmpleadoCreatePayload(values)),
      meta: { success: 'Empleado agregado', error: 'Error inesperado' },
    }),

  update: (id: number) =>
    mutationOptions({
      mutationKey: [...empleadosQueries.all(), 'update', id],
      mutationFn: (edit: Edit<EmpleadoFormValues>, context) =>
        endpoints.update(id, toEmpleadoUpdatePayload(id, edit), context),
      meta: { success: 'Empleado actualizado', error: 'Error al actualizar el empleado' },
    }),
};

export const removeEmpleado = endpoints.remove;
export const readEmpleado = endpoints.detail;
