export { reportesSearchDefaults, reportesSearchSchema } from './reportes-search';
export { ReportesPage } from './reportes-page';
