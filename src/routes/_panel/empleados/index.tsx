import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { EmpleadosPage, empleadosQueries } from '@/features/empleados';
import { listSearchDefaults, listSearchSchema } from '@/lib/list-search';
import { warm } from '@/lib/warm';

export const Route = createFileRoute('/_panel/empleados/')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, preload }) =>
    warm(context.queryClient, empleadosQueries.list(deps), preload),
  staticData: { title: 'Empleados' },
  component: Empleados,
});

function Empleados() {
  return <EmpleadosPage search={Route.useLoaderDeps()} />;
}
