export { EditarMovimientoPage } from './editar-movimiento-page';
export { movimientoSchema, type Movimiento } from './movimiento.schema';
export { MovimientosPage } from './movimientos-page';
export { movimientosQueries } from './movimientos.queries';
export { MovimientosResult } from './movimientos-result';
export { movimientoTitle } from './movimientos-table';
export { MovimientosTotales } from './movimientos-totales';
export { printStored } from './print-remito';
export { losesCents, rendirMontos, type RendirOutcome } from './rendir-montos';
