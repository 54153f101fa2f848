import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { VerRecibosPage, recibosQueries } from '@/features/recibos';
import { prefetch } from '@/lib/cache/prefetch';
import { listSearchDefaults, listSearchSchema } from '@/lib/url/list-search';

export const Route = createFileRoute('/_panel/ver-recibos')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, preload }) =>
    prefetch(context.queryClient, recibosQueries.list(deps), preload),
  staticData: { title: 'Recibos' },
  component: RecibosEmitidos,
});

function RecibosEmitidos() {
  return <VerRecibosPage search={Route.useLoaderDeps()} />;
}
