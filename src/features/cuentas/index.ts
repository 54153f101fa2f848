export { CuentaPage } from './cuenta-page';
export {
  defaultDesde,
  cuentaSearchSchema,
  deudoresSearchDefaults,
  deudoresSearchSchema,
  initialDeudores,
  porRendirSearchSchema,
} from './cuentas-search';
export { cuentasQueries } from './cuentas.queries';
export { DeudoresPage } from './deudores-page';
export { PorRendirPage } from './por-rendir-page';
