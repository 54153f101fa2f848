import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ReportesPage, reportesSearchDefaults, reportesSearchSchema } from '@/features/reportes';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_panel/reportes')({
  validateSearch: reportesSearchSchema,
  search: { middlewares: [stripSearchParams(reportesSearchDefaults)] },
  head: () => pageTitle('Consultas'),
  component: Reportes,
});

function Reportes() {
  return <ReportesPage search={Route.useSearch()} />;
}
