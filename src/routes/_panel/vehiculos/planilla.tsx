import { createFileRoute } from '@tanstack/react-router';
import { ImportarVehiculosPage } from '@/features/vehiculos';

export const Route = createFileRoute('/_panel/vehiculos/planilla')({
  staticData: { title: 'Vehículos desde una planilla' },
  component: ImportarVehiculosPage,
});
