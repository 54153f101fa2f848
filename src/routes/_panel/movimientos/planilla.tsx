import { createFileRoute } from '@tanstack/react-router';
import { PlanillaPage } from '@/features/movimientos';

export const Route = createFileRoute('/_panel/movimientos/planilla')({
  staticData: { title: 'Movimientos desde una planilla' },
  component: PlanillaPage,
});
