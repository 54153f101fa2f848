import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '@/features/panel';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_panel/$')({
  head: () => pageTitle('Página no encontrada'),
  component: NotFoundPage,
});
