import { createColumnHelper } from '@tanstack/react-table';
import { FechaVencimiento } from '@/features/papeles';
import type { ListSearch } from '@/lib/url/list-search';
import { ListPage } from '@/ui/entity/list-page';
import { email } from '@/ui/table/breakable';
import { Card } from '@/ui/table/card-list';
import { DataTable } from '@/ui/table/data-table';
import type { TableFeatures } from '@/ui/table/table-features';
import { EMPLEADO_FORM, empleadoName, type Empleado } from './empleado.schema';
import { EMPLEADOS } from './empleados.queries';

const { labels } = EMPLEADO_FORM;

const column = createColumnHelper<TableFeatures, Empleado>();

const columns = column.columns([
  column.accessor('nombre', { header: labels.nombre, meta: { width: 6 } }),
  column.accessor('apellido', { header: labels.apellido, meta: { width: 6 } }),
  column.accessor(({ tipo }) => tipo?.descripcion ?? null, {
    id: 'funcion',
    header: labels.tipoId,
    meta: { width: 5.6 },
  }),
  column.accessor('identificacion', { header: labels.identificacion, meta: { width: 5.6 } }),
  column.accessor('telefono', {
    header: labels.telefono,
    meta: { width: 5.6, below: 'identificacion' },
  }),
  column.accessor('localidad', { header: labels.localidad, meta: { width: 6 } }),
  column.accessor('direccion', { header: labels.direccion }),
  column.accessor('email', { header: labels.email, cell: email }),
  column.accessor('fechaIngreso', {
    header: labels.fechaIngreso,
    meta: { kind: 'fecha', width: 6.85 },
  }),
  column.accessor('fechaNacimiento', {
    header: labels.fechaNacimiento,
    meta: { kind: 'fecha', width: 6.85, below: 'fechaIngreso' },
  }),
  column.accessor('fechaVencimientoLicencia', {
    header: labels.fechaVencimientoLicencia,
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
