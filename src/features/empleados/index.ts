export { AgregarEmpleadoPage, EditarEmpleadoPage } from './empleado-form';
export { EmpleadosPage } from './empleados-page';
export { empleadosQueries } from './empleados.queries';
