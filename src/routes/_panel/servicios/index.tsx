import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ServiciosPage, serviciosQueries } from '@/features/servicios';
import { listSearchDefaults, listSearchSchema } from '@/lib/list-search';
import { warm } from '@/lib/warm';

export const Route = createFileRoute('/_panel/servicios/')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, preload }) =>
    warm(context.queryClient, serviciosQueries.list(deps), preload),
  staticData: { title: 'Servicios' },
  component: Servicios,
});

function Servicios() {
  return <ServiciosPage search={Route.useLoaderDeps()} />;
}
