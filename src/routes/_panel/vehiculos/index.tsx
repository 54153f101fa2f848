import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { VehiculosPage, vehiculosQueries } from '@/features/vehiculos';
import { listSearchDefaults, listSearchSchema } from '@/lib/list-search';
import { warm } from '@/lib/warm';

export const Route = createFileRoute('/_panel/vehiculos/')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, preload }) =>
    warm(context.queryClient, vehiculosQueries.list(deps), preload),
  staticData: { title: 'Vehículos' },
  component: Vehiculos,
});

function Vehiculos() {
  return <VehiculosPage search={Route.useLoaderDeps()} />;
}
