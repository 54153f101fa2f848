import { createFileRoute } from '@tanstack/react-router';
import { vehiculosQueries, EditarVehiculoPage } from '@/features/vehiculos';
import { idParams } from '@/lib/id-params';
import { warm } from '@/lib/warm';

export const Route = createFileRoute('/_panel/vehiculos/$id')({
  params: idParams,
  loader: ({ context, params, preload }) =>
    warm(context.queryClient, vehiculosQueries.detail(params.id), preload),
  staticData: { title: 'Editar Vehículo' },
  component: EditarVehiculo,
});

function EditarVehiculo() {
  return <EditarVehiculoPage id={Route.useParams().id} />;
}
