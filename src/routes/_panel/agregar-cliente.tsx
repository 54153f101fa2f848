import { createFileRoute } from '@tanstack/react-router';
import { AgregarClientePage } from '@/features/clientes';

export const Route = createFileRoute('/_panel/agregar-cliente')({
  staticData: { title: 'Agregar Cliente' },
  component: AgregarClientePage,
});
