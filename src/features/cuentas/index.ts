export { CuentaPage } from './cuenta-page';
export { aYearBefore, cuentaSearchSchema } from './cuentas-search';
export { cuentasQueries } from './cuentas.queries';
