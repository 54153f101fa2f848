import { createFileRoute } from '@tanstack/react-router';
import { InicioPage } from '@/features/inicio';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_panel/')({
  head: () => pageTitle('Inicio'),
  component: InicioPage,
});
