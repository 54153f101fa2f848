import { createFileRoute } from '@tanstack/react-router';
import { AgregarServicioPage } from '@/features/servicios';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_panel/agregar-servicio')({
  head: () => pageTitle('Agregar Servicio'),
  component: AgregarServicioPage,
});
