import { createFileRoute } from '@tanstack/react-router';
import { AgregarVehiculoPage } from '@/features/vehiculos';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_panel/agregar-vehiculo')({
  head: () => pageTitle('Agregar Vehículo'),
  component: AgregarVehiculoPage,
});
