import { createFileRoute } from '@tanstack/react-router';
import { choferesQueries, EditarChoferPage } from '@/features/choferes';
import { prefetch } from '@/lib/cache/prefetch';
import { idParams } from '@/lib/url/id-params';

export const Route = createFileRoute('/_panel/choferes/$id')({
  params: idParams,
  loader: ({ context, params, preload }) =>
    prefetch(context.queryClient, choferesQueries.detail(params.id), preload),
  staticData: { title: 'Editar Chofer' },
  component: EditarChofer,
});

function EditarChofer() {
  return <EditarChoferPage id={Route.useParams().id} />;
}
