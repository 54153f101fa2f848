export { representanteSource } from './representante-source';
export {
  AgregarRepresentantePage,
  EditarRepresentantePage,
  RepresentantesPage,
} from './representantes-page';
export { representantesQueries } from './representantes.queries';
export { ImportarRepresentantesPage } from './importar-representantes';
