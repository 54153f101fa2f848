export { AgregarVehiculoPage, EditarVehiculoPage } from './vehiculo-form';
export { VehiculosPage } from './vehiculos-page';
export { vehiculosQueries } from './vehiculos.queries';
