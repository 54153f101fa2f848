export {
  filterVencimientos,
  useVencimientos,
  vencimientosQueries,
  type Vencimiento,
} from './vencimientos';
export { VencimientosPage } from './vencimientos-page';
export { vencimientosSearchDefaults, vencimientosSearchSchema } from './vencimientos-search';
