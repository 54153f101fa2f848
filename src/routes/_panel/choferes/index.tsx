import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ChoferesPage, choferesQueries } from '@/features/choferes';
import { prefetch } from '@/lib/cache/prefetch';
import { listSearchDefaults, listSearchSchema } from '@/lib/url/list-search';

export const Route = createFileRoute('/_panel/choferes/')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, preload }) =>
    prefetch(context.queryClient, choferesQueries.list(deps), preload),
  staticData: { title: 'Choferes' },
  component: Choferes,
});

function Choferes() {
  return <ChoferesPage search={Route.useLoaderDeps()} />;
}
