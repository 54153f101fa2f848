import { createFileRoute } from '@tanstack/react-router';
import { ImportarServiciosPage } from '@/features/servicios';

export const Route = createFileRoute('/_panel/servicios/planilla')({
  staticData: { title: 'Servicios desde una planilla' },
  component: ImportarServiciosPage,
});
