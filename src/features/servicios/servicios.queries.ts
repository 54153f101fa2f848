import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '@/lib/http';
import { serviciosFiltroSchema } from './servicio.schema';

export const serviciosQueries = {
  all: () => ['servicios'] as const,

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
