import { createFileRoute } from '@tanstack/react-router';
import { ImportarEmpleadosPage } from '@/features/empleados';

export const Route = createFileRoute('/_panel/empleados/planilla')({
  staticData: { title: 'Empleados desde una planilla' },
  component: ImportarEmpleadosPage,
});
