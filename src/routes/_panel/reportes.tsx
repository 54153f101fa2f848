import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ReportesPage, reportesSearchDefaults, reportesSearchSchema } from '@/features/reportes';

export const Route = createFileRoute('/_panel/reportes')({
  validateSearch: reportesSearchSchema,
  search: { middlewares: [stripSearchParams(reportesSearchDefaults)] },
  staticData: { title: 'Consultas' },
  component: Reportes,
});

function Reportes() {
  return <ReportesPage search={Route.useSearch()} />;
}
