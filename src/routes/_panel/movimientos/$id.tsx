import { createFileRoute } from '@tanstack/react-router';
import { movimientosQueries, EditarMovimientoPage } from '@/features/movimientos';
import { idParams } from '@/lib/id-params';
import { warm } from '@/lib/warm';

export const Route = createFileRoute('/_panel/movimientos/$id')({
  params: idParams,
  loader: ({ context, params, preload }) =>
    warm(context.queryClient, movimientosQueries.detail(params.id), preload),
  staticData: { title: 'Editar Movimiento' },
  component: EditarMovimiento,
});

function EditarMovimiento() {
  return <EditarMovimientoPage id={Route.useParams().id} />;
}
