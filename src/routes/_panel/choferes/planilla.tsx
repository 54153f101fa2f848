import { createFileRoute } from '@tanstack/react-router';
import { ImportarChoferesPage } from '@/features/choferes';

export const Route = createFileRoute('/_panel/choferes/planilla')({
  staticData: { title: 'Choferes desde una planilla' },
  component: ImportarChoferesPage,
});
