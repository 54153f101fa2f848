export {
  conteoText,
  notAllCounted,
  missingText,
  useConteo,
  useConteoMarks,
  type Conteo,
} from './escaneo/conteo';
export { partitionFor, type Partition } from './estado-para';
export { EditarMovimientoPage } from './editar/editar-movimiento-page';
export type { Movimiento } from './movimiento.schema';
export { MovimientosPage } from './lista/movimientos-page';
export { countMovimientos, NONE_SELECTED } from './movimiento-labels';
export { useBulkChange, type BulkChangeOptions, type ListInPlace } from './use-bulk-change';
export { movimientosQueries, readMovimiento, updateMovimiento } from './movimientos.queries';
export { losesCents, toRendidoPayload } from './campos/movimiento-payload';
export { MovimientosResult } from './lista/movimientos-result';
export { movimientoTitle } from './lista/movimientos-table';
export { fechaHoraOf } from './lista/si-no';
export { MovimientosTotales } from './lista/movimientos-totales';
export { printStored } from './imprimir/print-remito';
