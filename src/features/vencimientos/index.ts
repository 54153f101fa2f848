export {
  filterVencimientos,
  useVencimientos,
  vencimientosQueries,
  type Vencimiento,
} from './papeles';
export { VencimientosPage } from './vencimientos-page';
export { vencimientosSearchDefaults, vencimientosSearchSchema } from './vencimientos-search';
