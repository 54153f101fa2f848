export { AgregarEmpleadoPage, EditarEmpleadoPage } from './empleado-form';
export { EmpleadosPage } from './empleados-page';
export { CHOFER, type Empleado } from './empleado.schema';
export { empleadosQueries } from './empleados.queries';
export { ImportarEmpleadosPage } from './importar-empleados';
