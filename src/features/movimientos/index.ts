export { EditarMovimientoPage } from './editar-movimiento-page';
export { MovimientoEditorDrawer } from './movimiento-editor-drawer';
export { movimientoSchema, type Movimiento } from './movimiento.schema';
export { MovimientosPage } from './movimientos-page';
export { movimientosQueries } from './movimientos.queries';
export { MovimientosTable } from './movimientos-table';
export { MovimientosTotales } from './movimientos-totales';
