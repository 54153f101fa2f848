import { createFileRoute } from '@tanstack/react-router';
import { AgregarChoferPage } from '@/features/choferes';

export const Route = createFileRoute('/_panel/agregar-chofer')({
  staticData: { title: 'Agregar Chofer' },
  component: AgregarChoferPage,
});
