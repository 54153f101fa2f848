export { choferesQueries } from './choferes.queries';
export { AgregarChoferPage, EditarChoferPage } from './chofer-form';
export { ChoferesPage } from './choferes-page';
