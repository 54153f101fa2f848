import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { VerRecibosPage, recibosQueries } from '@/features/recibos';
import { listSearchDefaults, listSearchSchema } from '@/lib/list-search';
import { prefetch } from '@/lib/prefetch';

export const Route = createFileRoute('/_panel/ver-recibos')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, preload }) =>
    prefetch(context.queryClient, recibosQueries.list(deps), preload),
  staticData: { title: 'Recibos' },
  component: VerRecibos,
});

function VerRecibos() {
  return <VerRecibosPage search={Route.useLoaderDeps()} />;
}
