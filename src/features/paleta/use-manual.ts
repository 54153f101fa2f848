import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Reciente } from './recientes';

const manualQuery = queryOptions({
  queryKey: ['manual'],
  queryFn: () => import('@/features/manual').then(({ searchManual }) => searchManual),
  staleTime: 'static',
});

export function useManual(typed: string): Reciente[] {
  const { data: search } = useQuery({ ...manualQuery, enabled: typed !== '' });
  const pages = search?.(typed) ?? [];
  return pages.map(({ nombre, titulo, resumen }) => ({
    id: `manual/${nombre}`,
    label: titulo,
    detail: resumen,
  }));
}
