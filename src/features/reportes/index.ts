export {
  reportesSearchDefaults,
  reportesSearchSchema,
  toAppliedSearch,
  type ReportesSearch,
} from './reportes-search';
export { fetchReporte, printReporte, reportesQueries, SEARCH_ERROR } from './reportes.queries';
export { reportesChips, ReportesFields } from './reportes-filters';
export { ReportesTabs } from './reportes-tabs';
export { ReportesPage } from './reportes-page';
export { NONE_FOUND } from './reportes-result';
export { marcar } from './marcar';
export { VerCuentaDeFila } from './ver-cuenta-de-fila';
