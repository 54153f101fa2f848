import { createFileRoute } from '@tanstack/react-router';
import { AgregarClientePage } from '@/features/clientes';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_panel/agregar-cliente')({
  head: () => pageTitle('Agregar Cliente'),
  component: AgregarClientePage,
});
