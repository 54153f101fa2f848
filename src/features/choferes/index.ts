export { choferesQueries } from './choferes.queries';
export { type Chofer } from './chofer.schema';
export { AgregarChoferPage, EditarChoferPage } from './chofer-form';
export { ChoferesPage } from './choferes-page';
