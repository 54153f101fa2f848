import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import {
  VencimientosPage,
  vencimientosQueries,
  vencimientosSearchDefaults,
  vencimientosSearchSchema,
} from '@/features/vencimientos';
import { prefetch } from '@/lib/cache/prefetch';

export const Route = createFileRoute('/_panel/vencimientos')({
  validateSearch: vencimientosSearchSchema,
  search: { middlewares: [stripSearchParams(vencimientosSearchDefaults)] },
  loader: ({ context: { queryClient }, preload }) => {
    prefetch(queryClient, vencimientosQueries.vehiculos(), preload);
    prefetch(queryClient, vencimientosQueries.choferes(), preload);
    prefetch(queryClient, vencimientosQueries.empleados(), preload);
  },
  staticData: { title: 'Vencimientos' },
  component: Vencimientos,
});

function Vencimientos() {
  return <VencimientosPage search={Route.useSearch()} />;
}
