import { createFileRoute } from '@tanstack/react-router';
import { empleadosQueries, EditarEmpleadoPage } from '@/features/empleados';
import { idParams } from '@/lib/id-params';
import { warm } from '@/lib/warm';

export const Route = createFileRoute('/_panel/empleados/$id')({
  params: idParams,
  loader: ({ context, params, preload }) =>
    warm(context.queryClient, empleadosQueries.detail(params.id), preload),
  staticData: { title: 'Editar Empleado' },
  component: EditarEmpleado,
});

function EditarEmpleado() {
  return <EditarEmpleadoPage id={Route.useParams().id} />;
}
