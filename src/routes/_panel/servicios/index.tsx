import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ServiciosPage, serviciosQueries } from '@/features/servicios';
import { prefetch } from '@/lib/cache/prefetch';
import { listSearchDefaults, listSearchSchema } from '@/lib/url/list-search';

export const Route = createFileRoute('/_panel/servicios/')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, preload }) =>
    prefetch(context.queryClient, serviciosQueries.list(deps), preload),
  staticData: { title: 'Servicios' },
  component: Servicios,
});

function Servicios() {
  return <ServiciosPage search={Route.useLoaderDeps()} />;
}
