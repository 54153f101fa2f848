export { AgregarClienteDrawer } from './agregar-cliente';
export { AgregarClientePage } from './agregar-cliente-page';
export { ClientePicker } from './cliente-picker';
export { ClientesPage } from './clientes-page';
export { clientesQueries } from './clientes.queries';
export { EditarClientePage } from './editar-cliente-page';
