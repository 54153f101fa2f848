import { createFileRoute } from '@tanstack/react-router';
import { fechaLocal } from '@/domain/fechas';
import { owedBefore, owedSince } from '@/domain/rangos';
import { clientesQueries } from '@/features/clientes';
import { defaultDesde, CuentaPage, cuentaSearchSchema, cuentasQueries } from '@/features/cuentas';
import { prefetch } from '@/lib/cache/prefetch';
import { idParams } from '@/lib/url/id-params';

export const Route = createFileRoute('/_panel/clientes/$id_/cuenta')({
  params: idParams,
  validateSearch: cuentaSearchSchema,
  loaderDeps: ({ search: { desde } }) => ({ desde }),
  loader: ({ context: { queryClient }, params: { id }, deps, preload }) => {
    const desde = deps.desde ?? defaultDesde(fechaLocal(new Date()));
    prefetch(queryClient, clientesQueries.detail(id), preload);
    for (const days of [owedSince(desde), owedBefore(desde)]) {
      prefetch(queryClient, cuentasQueries.debe(id, days), preload);
      prefetch(queryClient, cuentasQueries.aRendirle(id, days), preload);
    }
  },
  staticData: { title: 'Cuenta' },
  component: CuentaDeCliente,
});

function CuentaDeCliente() {
  return <CuentaPage id={Route.useParams().id} search={Route.useSearch()} />;
}
