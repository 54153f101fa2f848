export { AgregarChoferPage } from './agregar-chofer-page';
export { choferesQueries } from './choferes.queries';
export { ChoferesPage } from './choferes-page';
export { EditarChoferPage } from './editar-chofer-page';
