import { createFileRoute } from '@tanstack/react-router';
import { HojaDeRutaPage, hojaDeRutaSearchSchema } from '@/features/hoja-de-ruta';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_panel/hoja-de-ruta')({
  validateSearch: hojaDeRutaSearchSchema,
  head: () => pageTitle('Hoja de Ruta'),
  component: HojaDeRuta,
});

function HojaDeRuta() {
  return <HojaDeRutaPage search={Route.useSearch()} />;
}
