import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { MovimientosPage, movimientosQueries } from '@/features/movimientos';
import { tarifasQuery } from '@/features/servicios';
import { prefetch } from '@/lib/cache/prefetch';
import { listSearchDefaults, listSearchSchema } from '@/lib/url/list-search';

export const Route = createFileRoute('/_panel/movimientos/')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, preload }) => {
    prefetch(context.queryClient, tarifasQuery(), preload);
    prefetch(context.queryClient, movimientosQueries.list(deps), preload);
  },
  staticData: { title: 'Movimientos' },
  component: Movimientos,
});

function Movimientos() {
  return <MovimientosPage search={Route.useLoaderDeps()} />;
}
