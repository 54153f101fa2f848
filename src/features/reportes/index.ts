export {
  reportesSearchDefaults,
  reportesSearchSchema,
  type ReportesSearch,
} from './reportes-search';
export { toReporteQuery } from './reporte.schema';
export { reportesQueries } from './reportes.queries';
export { ReportesPage } from './reportes-page';
