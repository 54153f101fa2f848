import { createFileRoute } from '@tanstack/react-router';
import { ContrareembolsoPage, contrareembolsoSearchSchema } from '@/features/recibos';

export const Route = createFileRoute('/_panel/contrareembolso')({
  validateSearch: contrareembolsoSearchSchema,
  staticData: { title: 'Contrareembolso' },
  component: Contrareembolso,
});

function Contrareembolso() {
  return <ContrareembolsoPage search={Route.useSearch()} />;
}
