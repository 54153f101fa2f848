export {
  cuentaDe,
  faltantesDe,
  faltanText,
  useCarga,
  useCargaMarks,
  type Conteo,
} from './escaneo/carga';
export { EditarMovimientoPage } from './editar/editar-movimiento-page';
export type { Movimiento } from './movimiento.schema';
export { MovimientosPage } from './lista/movimientos-page';
export { movimientosQueries } from './movimientos.queries';
export { MovimientosResult } from './lista/movimientos-result';
export { movimientoTitle } from './lista/movimientos-table';
export { MovimientosTotales } from './lista/movimientos-totales';
export { printStored } from './imprimir/print-remito';
export { losesCents, notMarkedReason, rendirMontos, type RendirOutcome } from './rendir-montos';
