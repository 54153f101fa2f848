import { createFileRoute } from '@tanstack/react-router';
import { AgregarEmpleadoPage } from '@/features/empleados';

export const Route = createFileRoute('/_panel/agregar-empleado')({
  staticData: { title: 'Agregar Empleado' },
  component: AgregarEmpleadoPage,
});
