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
export {
  useBulkChange,
  type BulkAction,
  type BulkChangeOptions,
  type ListInPlace,
} from './lista/use-bulk-change';
export { PlanillaPage } from './planilla/planilla-page';
export {
  MOVIMIENTO_EN_PAPEL,
  movimientosQueries,
  scopeOfMovimiento,
  writeMovimiento,
} from './movimientos.queries';
export { losesCents } from './movimiento-payload';
export { MovimientosResult, type ListadoTexts } from './lista/movimientos-result';
export { useListado, type Listado } from './lista/use-listado';
export { fechaHoraOf, LABELS as MOVIMIENTO_LABELS, movimientoTitle } from './movimiento-labels';
export { MovimientosTotales } from './lista/movimientos-totales';
export { printStored } from './imprimir/print-remito';
