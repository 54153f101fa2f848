import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ReportesPage, reportesSearchDefaults, reportesSearchSchema } from '@/features/reportes';
import { redirectToVista } from '@/features/vistas';

export const Route = createFileRoute('/_panel/reportes')({
  validateSearch: reportesSearchSchema,
  search: { middlewares: [stripSearchParams(reportesSearchDefaults)] },
  beforeLoad: ({ location }) => redirectToVista('reportes', location),
  staticData: { title: 'Consultas' },
  component: Reportes,
});

function Reportes() {
  return <ReportesPage search={Route.useSearch()} />;
}
