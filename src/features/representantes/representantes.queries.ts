import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '@/lib/http';
import { representantesFiltroSchema } from './representante.schema';

export const representantesQueries = {
  all: () => ['representantes'] as const,

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
