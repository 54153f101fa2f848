import { createFileRoute } from '@tanstack/react-router';
import { RecibosMenuPage } from '@/features/recibos';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_panel/recibos-menu')({
  head: () => pageTitle('Recibos'),
  component: RecibosMenuPage,
});
