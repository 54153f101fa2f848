import { createFileRoute } from '@tanstack/react-router';
import { movimientosQueries, EditarMovimientoPage } from '@/features/movimientos';
import { idParams } from '@/lib/id-params';
import { prefetch } from '@/lib/prefetch';

export const Route = createFileRoute('/_panel/movimientos/$id')({
  params: idParams,
  loader: ({ context, params, preload }) =>
    prefetch(context.queryClient, movimientosQueries.detail(params.id), preload),
  staticData: { title: 'Editar Movimiento' },
  component: EditarMovimiento,
});

function EditarMovimiento() {
  return <EditarMovimientoPage id={Route.useParams().id} />;
}
