import { createFileRoute } from '@tanstack/react-router';
import { PaginaPage } from '@/features/manual';

export const Route = createFileRoute('/_panel/manual/$pagina')({
  staticData: { title: 'Manual' },
  component: PaginaDelManual,
});

function PaginaDelManual() {
  const { pagina } = Route.useParams();
  // The key remounts, so that each page's title takes the focus.
  return <PaginaPage key={pagina} nombre={pagina} />;
}
