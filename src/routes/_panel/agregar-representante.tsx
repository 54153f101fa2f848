import { createFileRoute } from '@tanstack/react-router';
import { AgregarRepresentantePage } from '@/features/representantes';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_panel/agregar-representante')({
  head: () => pageTitle('Agregar Representante'),
  component: AgregarRepresentantePage,
});
