export { reportesSearchDefaults, reportesSearchSchema } from './reporte.schema';
export { ReportesPage } from './reportes-page';
