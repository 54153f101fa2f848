import { createFileRoute } from '@tanstack/react-router';
import { representantesQueries, EditarRepresentantePage } from '@/features/representantes';
import { idParams } from '@/lib/id-params';
import { prefetch } from '@/lib/prefetch';

export const Route = createFileRoute('/_panel/representantes/$id')({
  params: idParams,
  loader: ({ context, params, preload }) =>
    prefetch(context.queryClient, representantesQueries.detail(params.id), preload),
  staticData: { title: 'Editar Representante' },
  component: EditarRepresentante,
});

function EditarRepresentante() {
  return <EditarRepresentantePage id={Route.useParams().id} />;
}
