import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ClientesPage, clientesQueries } from '@/features/clientes';
import { prefetch } from '@/lib/cache/prefetch';
import { listSearchDefaults, listSearchSchema } from '@/lib/url/list-search';

export const Route = createFileRoute('/_panel/clientes/')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, preload }) =>
    prefetch(context.queryClient, clientesQueries.list(deps), preload),
  staticData: { title: 'Clientes' },
  component: Clientes,
});

function Clientes() {
  return <ClientesPage search={Route.useLoaderDeps()} />;
}
