import { createFileRoute } from '@tanstack/react-router';
import { PaginaPage } from '@/features/manual';

export const Route = createFileRoute('/_panel/manual/$pagina')({
  staticData: { title: 'Manual' },
  component: Pagina,
});

function Pagina() {
  return <PaginaPage nombre={Route.useParams().pagina} />;
}
