import { ImportarPage } from '@/ui/importar/importar-page';
import { EmpleadoFields } from './empleado-form';
import { EMPLEADOS } from './empleados.queries';

export const ImportarEmpleadosPage = () => (
  <ImportarPage entity={EMPLEADOS} Fields={EmpleadoFields} />
);
