import { createFileRoute } from '@tanstack/react-router';
import { clientesQueries, EditarClientePage } from '@/features/clientes';
import { idParams } from '@/lib/id-params';
import { warm } from '@/lib/warm';

export const Route = createFileRoute('/_panel/clientes/$id')({
  params: idParams,
  loader: ({ context, params, preload }) =>
    warm(context.queryClient, clientesQueries.detail(params.id), preload),
  staticData: { title: 'Editar Cliente' },
  component: EditarCliente,
});

function EditarCliente() {
  return <EditarClientePage id={Route.useParams().id} />;
}
