import { createFileRoute } from '@tanstack/react-router';
import { empleadosQueries, EditarEmpleadoPage } from '@/features/empleados';
import { prefetch } from '@/lib/cache/prefetch';
import { idParams } from '@/lib/url/id-params';

export const Route = createFileRoute('/_panel/empleados/$id')({
  params: idParams,
  loader: ({ context, params, preload }) =>
    prefetch(context.queryClient, empleadosQueries.detail(params.id), preload),
  staticData: { title: 'Editar Empleado' },
  component: EditarEmpleado,
});

function EditarEmpleado() {
  return <EditarEmpleadoPage id={Route.useParams().id} />;
}
