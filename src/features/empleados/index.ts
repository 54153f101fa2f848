export { AgregarEmpleadoPage } from './agregar-empleado-page';
export { EditarEmpleadoPage } from './editar-empleado-page';
export { EmpleadosPage } from './empleados-page';
export { empleadosQueries } from './empleados.queries';
