export { servicioSource } from './servicio-source';
export type { Servicio, Tarifas } from './servicio.schema';
export { AgregarServicioPage, EditarServicioPage } from './servicio-form';
export { ServiciosPage } from './servicios-page';
export { serviciosQueries } from './servicios.queries';
export { readTarifas, tarifaChanges, TARIFAS_ERROR, tarifasQuery, useTarifas } from './tarifas';
export { ImportarServiciosPage } from './importar-servicios';
