import { createFileRoute } from '@tanstack/react-router';
import { HojaDeRutaPage, hojaDeRutaSearchSchema } from '@/features/hoja-de-ruta';
import { redirectToVista } from '@/features/vistas';

export const Route = createFileRoute('/_panel/hoja-de-ruta')({
  validateSearch: hojaDeRutaSearchSchema,
  beforeLoad: ({ location }) => redirectToVista('hoja-de-ruta', location),
  staticData: { title: 'Hoja de Ruta' },
  component: HojaDeRuta,
});

function HojaDeRuta() {
  return <HojaDeRutaPage search={Route.useSearch()} />;
}
