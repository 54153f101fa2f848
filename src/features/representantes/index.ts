export { AgregarRepresentantePage } from './agregar-representante-page';
export { EditarRepresentantePage } from './editar-representante-page';
export { RepresentantePicker } from './representante-picker';
export { RepresentantesPage } from './representantes-page';
export { representantesQueries } from './representantes.queries';
