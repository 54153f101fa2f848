import { createFileRoute } from '@tanstack/react-router';
import { ContrareembolsoPage, contrareembolsoSearchSchema } from '@/features/recibos';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_panel/contrareembolso')({
  validateSearch: contrareembolsoSearchSchema,
  head: () => pageTitle('Contrareembolso'),
  component: Contrareembolso,
});

function Contrareembolso() {
  return <ContrareembolsoPage search={Route.useSearch()} />;
}
