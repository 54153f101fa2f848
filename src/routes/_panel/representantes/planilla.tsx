import { createFileRoute } from '@tanstack/react-router';
import { ImportarRepresentantesPage } from '@/features/representantes';

export const Route = createFileRoute('/_panel/representantes/planilla')({
  staticData: { title: 'Representantes desde una planilla' },
  component: ImportarRepresentantesPage,
});
