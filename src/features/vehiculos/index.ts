export { AgregarVehiculoPage } from './agregar-vehiculo-page';
export { EditarVehiculoPage } from './editar-vehiculo-page';
export { VehiculosPage } from './vehiculos-page';
export { vehiculosQueries } from './vehiculos.queries';
