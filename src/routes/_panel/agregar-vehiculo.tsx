import { createFileRoute } from '@tanstack/react-router';
import { AgregarVehiculoPage } from '@/features/vehiculos';

export const Route = createFileRoute('/_panel/agregar-vehiculo')({
  staticData: { title: 'Agregar Vehículo' },
  component: AgregarVehiculoPage,
});
