import { createFileRoute } from '@tanstack/react-router';
import { ImportarClientesPage } from '@/features/clientes';

export const Route = createFileRoute('/_panel/clientes/planilla')({
  staticData: { title: 'Clientes desde una planilla' },
  component: ImportarClientesPage,
});
