export { AgregarVehiculoPage, EditarVehiculoPage } from './vehiculo-form';
export { VehiculosPage } from './vehiculos-page';
export { type Vehiculo } from './vehiculo.schema';
export { vehiculosQueries } from './vehiculos.queries';
