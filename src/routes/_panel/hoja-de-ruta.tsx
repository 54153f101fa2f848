import { createFileRoute } from '@tanstack/react-router';
import { HojaDeRutaPage, hojaDeRutaSearchSchema } from '@/features/hoja-de-ruta';

export const Route = createFileRoute('/_panel/hoja-de-ruta')({
  validateSearch: hojaDeRutaSearchSchema,
  staticData: { title: 'Hoja de Ruta' },
  component: HojaDeRuta,
});

function HojaDeRuta() {
  return <HojaDeRutaPage search={Route.useSearch()} />;
}
