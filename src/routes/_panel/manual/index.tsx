import { createFileRoute } from '@tanstack/react-router';
import { ManualPage } from '@/features/manual';

export const Route = createFileRoute('/_panel/manual/')({
  staticData: { title: 'Manual' },
  component: ManualPage,
});
