import { createFileRoute } from '@tanstack/react-router';
import { representantesQueries, EditarRepresentantePage } from '@/features/representantes';
import { prefetch } from '@/lib/cache/prefetch';
import { idParams } from '@/lib/url/id-params';

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
