import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { MovimientosPage, movimientosQueries } from '@/features/movimientos';
import { listSearchDefaults, listSearchSchema } from '@/lib/list-search';
import { warm } from '@/lib/warm';

export const Route = createFileRoute('/_panel/movimientos/')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, preload }) =>
    warm(context.queryClient, movimientosQueries.list(deps), preload),
  staticData: { title: 'Movimientos' },
  component: Movimientos,
});

function Movimientos() {
  return <MovimientosPage search={Route.useLoaderDeps()} />;
}
