import { createFileRoute } from '@tanstack/react-router';
import { AgregarEmpleadoPage } from '@/features/empleados';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_panel/agregar-empleado')({
  head: () => pageTitle('Agregar Empleado'),
  component: AgregarEmpleadoPage,
});
