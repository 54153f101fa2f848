import { createFileRoute } from '@tanstack/react-router';
import { AgregarChoferPage } from '@/features/choferes';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_panel/agregar-chofer')({
  head: () => pageTitle('Agregar Chofer'),
  component: AgregarChoferPage,
});
