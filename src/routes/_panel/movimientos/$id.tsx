import { createFileRoute } from '@tanstack/react-router';
import { movimientosQueries, EditarMovimientoPage } from '@/features/movimientos';
import { tarifasQuery } from '@/features/servicios';
import { prefetch } from '@/lib/cache/prefetch';
import { idParams } from '@/lib/url/id-params';

export const Route = createFileRoute('/_panel/movimientos/$id')({
  params: idParams,
  loader: ({ context, params, preload }) => {
    prefetch(context.queryClient, tarifasQuery(), preload);
    prefetch(context.queryClient, movimientosQueries.detail(params.id), preload);
  },
  staticData: { title: 'Editar Movimiento' },
  component: EditarMovimiento,
});

function EditarMovimiento() {
  return <EditarMovimientoPage id={Route.useParams().id} />;
}
