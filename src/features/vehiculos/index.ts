export { AgregarVehiculoPage, EditarVehiculoPage, VehiculosPage } from './vehiculos-page';
export { type Vehiculo } from './vehiculo.schema';
export { vehiculosQueries } from './vehiculos.queries';
export { ImportarVehiculosPage } from './importar-vehiculos';
