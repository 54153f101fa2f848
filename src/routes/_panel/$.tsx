import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '@/features/panel';

export const Route = createFileRoute('/_panel/$')({
  staticData: { title: 'Página no encontrada' },
  component: NotFoundPage,
});
