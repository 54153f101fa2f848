import { createFileRoute } from '@tanstack/react-router';
import { CrearReciboPage } from '@/features/recibos';

export const Route = createFileRoute('/_panel/recibos')({
  staticData: { title: 'Crear recibos' },
  component: CrearReciboPage,
});
