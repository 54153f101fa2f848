import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { VehiculosPage, vehiculosQueries } from '@/features/vehiculos';
import { prefetch } from '@/lib/cache/prefetch';
import { listSearchDefaults, listSearchSchema } from '@/lib/url/list-search';

export const Route = createFileRoute('/_panel/vehiculos/')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, preload }) =>
    prefetch(context.queryClient, vehiculosQueries.list(deps), preload),
  staticData: { title: 'Vehículos' },
  component: Vehiculos,
});

function Vehiculos() {
  return <VehiculosPage search={Route.useLoaderDeps()} />;
}
