import { createFileRoute } from '@tanstack/react-router';
import { movimientosQueries, PlanillaPage } from '@/features/movimientos';
import { prefetch } from '@/lib/cache/prefetch';
import { listSearchDefaults } from '@/lib/url/list-search';

export const Route = createFileRoute('/_panel/movimientos/planilla')({
  // Numerar desde offers the number after the last one.
  loader: ({ context, preload }) =>
    prefetch(context.queryClient, movimientosQueries.list(listSearchDefaults), preload),
  staticData: { title: 'Movimientos desde una planilla' },
  component: PlanillaPage,
});
