import { ImportarPage } from '@/ui/importar/importar-page';
import { ClienteFields } from './cliente-form';
import { CLIENTES } from './clientes.queries';

export const ImportarClientesPage = () => <ImportarPage entity={CLIENTES} Fields={ClienteFields} />;
