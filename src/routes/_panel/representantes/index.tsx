import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { RepresentantesPage, representantesQueries } from '@/features/representantes';
import { listSearchDefaults, listSearchSchema } from '@/lib/list-search';
import { pageTitle } from '@/lib/page-title';
import { warm } from '@/lib/warm';

export const Route = createFileRoute('/_panel/representantes/')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, preload }) =>
    warm(context.queryClient, representantesQueries.list(deps), preload),
  head: () => pageTitle('Representantes'),
  component: Representantes,
});

function Representantes() {
  return <RepresentantesPage search={Route.useLoaderDeps()} />;
}
