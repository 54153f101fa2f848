export { representanteSource } from './representante-source';
export { AgregarRepresentantePage, EditarRepresentantePage } from './representante-form';
export { RepresentantesPage } from './representantes-page';
export { representantesQueries } from './representantes.queries';
