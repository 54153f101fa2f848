import { createColumnHelper } from '@tanstack/react-table';
import { FechaVencimiento } from '@/features/papeles';
import type { ListSearch } from '@/lib/url/list-search';
import { ListPage } from '@/ui/entity/list-page';
import { email } from '@/ui/table/breakable';
import { Card } from '@/ui/table/card-list';
import { DataTable } from '@/ui/table/data-table';
import type { TableFeatures } from '@/ui/table/table-features';
import { empleadoName, type Empleado } from './empleado.schema';
import { EMPLEADOS } from './empleados.queries';

const column = createColumnHelper<TableFeatures, Empleado>();

const columns = column.columns([
  column.accessor('nombre', { header: 'Nombre', meta: { width: 6 } }),
  column.accessor('apellido', { header: 'Apellido', meta: { width: 6 } }),
  column.accessor(({ tipo }) => tipo?.descripcion ?? null, {
    id: 'funcion',
    header: 'Función',
    meta: { width: 5.6 },
  }),
  column.accessor('identificacion', { header: 'CUIT', meta: { width: 5.6 } }),
  column.accessor('telefono', {
    header: 'Teléfono',
    meta: { width: 5.6, below: 'identificacion' },
  }),
  column.accessor('localidad', { header: 'Localidad', meta: { width: 6 } }),
  column.accessor('direccion', { header: 'Dirección' }),
  column.accessor('email', { header: 'Email', cell: email }),
  column.accessor('fechaIngreso', {
    header: 'Fecha Ingreso',
    meta: { kind: 'fecha', width: 6.85 },
  }),
  column.accessor('fechaNacimiento', {
    header: 'Fecha Nacimiento',
    meta: { kind: 'fecha', width: 6.85, below: 'fechaIngreso' },
  }),
  column.accessor('fechaVencimientoLicencia', {
    header: 'Fecha Vencimiento Licencia',
    meta: { kind: 'fecha', width: 7.85 },
    cell: ({ getValue }) => <FechaVencimiento fecha={getValue()} />,
  }),
]);

const card = {
  rem: 4,
  show: (empleado: Empleado) => (
    <Card
      title={empleadoName(empleado)}
      details={[empleado.tipo?.descripcion, empleado.telefono]}
    />
  ),
};

export function EmpleadosPage({ search }: { search: ListSearch }) {
  return (
    <ListPage entity={EMPLEADOS} search={search} columns={columns}>
      {(table, open) => <DataTable {...table} card={card} onOpen={open} />}
    </ListPage>
  );
}
