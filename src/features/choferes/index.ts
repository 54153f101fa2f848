export { choferesQueries } from './choferes.queries';
export { type Chofer } from './chofer.schema';
export { AgregarChoferPage, ChoferesPage, EditarChoferPage } from './choferes-page';
export { ImportarChoferesPage } from './importar-choferes';
