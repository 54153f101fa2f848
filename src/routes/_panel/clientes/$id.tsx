import { createFileRoute } from '@tanstack/react-router';
import { clientesQueries, EditarClientePage } from '@/features/clientes';
import { prefetch } from '@/lib/cache/prefetch';
import { idParams } from '@/lib/url/id-params';

export const Route = createFileRoute('/_panel/clientes/$id')({
  params: idParams,
  loader: ({ context, params, preload }) =>
    prefetch(context.queryClient, clientesQueries.detail(params.id), preload),
  staticData: { title: 'Editar Cliente' },
  component: EditarCliente,
});

function EditarCliente() {
  return <EditarClientePage id={Route.useParams().id} />;
}
