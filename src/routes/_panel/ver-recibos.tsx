import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { VerRecibosPage, recibosQueries } from '@/features/recibos';
import { listSearchDefaults, listSearchSchema } from '@/lib/list-search';
import { warm } from '@/lib/warm';

export const Route = createFileRoute('/_panel/ver-recibos')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, preload }) =>
    warm(context.queryClient, recibosQueries.list(deps), preload),
  staticData: { title: 'Recibos' },
  component: VerRecibos,
});

function VerRecibos() {
  return <VerRecibosPage search={Route.useLoaderDeps()} />;
}
