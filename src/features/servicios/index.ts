export { servicioSource } from './servicio-source';
export type { Servicio, Tarifas } from './servicio.schema';
export { AgregarServicioPage, EditarServicioPage } from './servicio-form';
export { ServiciosPage } from './servicios-page';
export { serviciosQueries } from './servicios.queries';
export { ImportarServiciosPage } from './importar-servicios';
export { readTarifas, tarifaChanges, TARIFAS_ERROR, tarifasQuery, useTarifas } from './tarifas';
