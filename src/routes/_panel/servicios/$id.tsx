import { createFileRoute } from '@tanstack/react-router';
import { serviciosQueries, EditarServicioPage } from '@/features/servicios';
import { prefetch } from '@/lib/cache/prefetch';
import { idParams } from '@/lib/url/id-params';

export const Route = createFileRoute('/_panel/servicios/$id')({
  params: idParams,
  loader: ({ context, params, preload }) =>
    prefetch(context.queryClient, serviciosQueries.detail(params.id), preload),
  staticData: { title: 'Editar Servicio' },
  component: EditarServicio,
});

function EditarServicio() {
  return <EditarServicioPage id={Route.useParams().id} />;
}
