import { createFileRoute } from '@tanstack/react-router';
import { ContrareembolsoPage, contrareembolsoSearchSchema } from '@/features/recibos';
import { redirectToVista } from '@/features/vistas';

export const Route = createFileRoute('/_panel/contrareembolso')({
  validateSearch: contrareembolsoSearchSchema,
  beforeLoad: ({ location }) => redirectToVista('contrareembolso', location),
  staticData: { title: 'Contrareembolso' },
  component: Contrareembolso,
});

function Contrareembolso() {
  return <ContrareembolsoPage search={Route.useSearch()} />;
}
