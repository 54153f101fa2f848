import { createFileRoute } from '@tanstack/react-router';
import { CrearReciboPage } from '@/features/recibos';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_panel/recibos')({
  head: () => pageTitle('Crear recibos'),
  component: CrearReciboPage,
});
