import { createFileRoute } from '@tanstack/react-router';
import { AgregarServicioPage } from '@/features/servicios';

export const Route = createFileRoute('/_panel/agregar-servicio')({
  staticData: { title: 'Agregar Servicio' },
  component: AgregarServicioPage,
});
