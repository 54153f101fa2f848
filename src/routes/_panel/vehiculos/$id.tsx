import { createFileRoute } from '@tanstack/react-router';
import { vehiculosQueries, EditarVehiculoPage } from '@/features/vehiculos';
import { prefetch } from '@/lib/cache/prefetch';
import { idParams } from '@/lib/url/id-params';

export const Route = createFileRoute('/_panel/vehiculos/$id')({
  params: idParams,
  loader: ({ context, params, preload }) =>
    prefetch(context.queryClient, vehiculosQueries.detail(params.id), preload),
  staticData: { title: 'Editar Vehículo' },
  component: EditarVehiculo,
});

function EditarVehiculo() {
  return <EditarVehiculoPage id={Route.useParams().id} />;
}
