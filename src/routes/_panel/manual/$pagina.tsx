import { createFileRoute } from '@tanstack/react-router';
import { PaginaPage } from '@/features/manual';

export const Route = createFileRoute('/_panel/manual/$pagina')({
  staticData: { title: 'Manual' },
  component: Pagina,
});

function Pagina() {
  const { pagina } = Route.useParams();
  // By its key, so that the focus goes to the title of each page.
  return <PaginaPage key={pagina} nombre={pagina} />;
}
