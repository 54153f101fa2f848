import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { EmpleadosPage, empleadosQueries } from '@/features/empleados';
import { prefetch } from '@/lib/cache/prefetch';
import { listSearchDefaults, listSearchSchema } from '@/lib/url/list-search';

export const Route = createFileRoute('/_panel/empleados/')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, preload }) =>
    prefetch(context.queryClient, empleadosQueries.list(deps), preload),
  staticData: { title: 'Empleados' },
  component: Empleados,
});

function Empleados() {
  return <EmpleadosPage search={Route.useLoaderDeps()} />;
}
