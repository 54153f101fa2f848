import { createFileRoute } from '@tanstack/react-router';
import { AgregarRepresentantePage } from '@/features/representantes';

export const Route = createFileRoute('/_panel/agregar-representante')({
  staticData: { title: 'Agregar Representante' },
  component: AgregarRepresentantePage,
});
