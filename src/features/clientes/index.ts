export { LazyAgregarClienteDrawer } from './lazy-agregar-cliente-drawer';
export { clienteSource } from './cliente-source';
export { AgregarClientePage, EditarClientePage } from './cliente-form';
export { ClientesPage } from './clientes-page';
export { clientesQueries } from './clientes.queries';
export { VerCuenta } from './ver-cuenta';
export { ImportarClientesPage } from './importar-clientes';
