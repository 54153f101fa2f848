import { createFileRoute } from '@tanstack/react-router';
import { RecibosMenuPage } from '@/features/recibos';

export const Route = createFileRoute('/_panel/recibos-menu')({
  staticData: { title: 'Recibos' },
  component: RecibosMenuPage,
});
