import { createFileRoute } from '@tanstack/react-router';
import { fechaLocal } from '@/domain/fechas';
import { owedSince } from '@/domain/rangos';
import {
  defaultDesde,
  cuentasQueries,
  PorRendirPage,
  porRendirSearchSchema,
} from '@/features/cuentas';
import { prefetch } from '@/lib/cache/prefetch';

export const Route = createFileRoute('/_panel/contrareembolso_/por-rendir')({
  validateSearch: porRendirSearchSchema,
  loaderDeps: ({ search: { desde } }) => ({ desde }),
  loader: ({ context, deps, preload }) => {
    const desde = deps.desde ?? defaultDesde(fechaLocal(new Date()));
    prefetch(context.queryClient, cuentasQueries.porRendir(owedSince(desde)), preload);
  },
  staticData: { title: 'Contrareembolsos por rendir' },
  component: PorRendir,
});

function PorRendir() {
  return <PorRendirPage search={Route.useSearch()} />;
}
