export {
  filterVencimientos,
  useVencimientos,
  vencimientosQueries,
  type Vencimiento,
} from './use-vencimientos';
export { VencimientosPage } from './vencimientos-page';
export { vencimientosSearchDefaults, vencimientosSearchSchema } from './vencimientos-search';
