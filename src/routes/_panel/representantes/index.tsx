import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { RepresentantesPage, representantesQueries } from '@/features/representantes';
import { prefetch } from '@/lib/cache/prefetch';
import { listSearchDefaults, listSearchSchema } from '@/lib/url/list-search';

export const Route = createFileRoute('/_panel/representantes/')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, preload }) =>
    prefetch(context.queryClient, representantesQueries.list(deps), preload),
  staticData: { title: 'Representantes' },
  component: Representantes,
});

function Representantes() {
  return <RepresentantesPage search={Route.useLoaderDeps()} />;
}
