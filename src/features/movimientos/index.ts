export { EditarMovimientoPage } from './editar-movimiento-page';
export { MovimientosPage } from './movimientos-page';
export { movimientosQueries } from './movimientos.queries';
