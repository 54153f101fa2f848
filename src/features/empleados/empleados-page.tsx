import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createColumnHelper } from '@tanstack/react-table';
import { formatFecha } from '@/domain/fechas';
import { emptyListText, type ListSearch } from '@/lib/list-search';
import { AddLink } from '@/ui/add-link';
import { DataTable } from '@/ui/data-table';
import { FechaVencimiento } from '@/ui/fecha-vencimiento';
import { ListActions } from '@/ui/list-actions';
import { ListCard } from '@/ui/list-card';
import { PageHeader } from '@/ui/page-header';
import type { TableFeatures } from '@/ui/table-features';
import { useRowSelection } from '@/ui/use-row-selection';
import type { Empleado } from './empleado.schema';
import { removeEmpleado, empleadosQueries } from './empleados.queries';

const column = createColumnHelper<TableFeatures, Empleado>();

const day = (value: string | null) => (value === null ? null : formatFecha(value));

const columns = column.columns([
  column.accessor('nombre', { header: 'Nombre', meta: { narrow: true, wraps: true } }),
  column.accessor('apellido', { header: 'Apellido', meta: { narrow: true, wraps: true } }),
  column.accessor(({ tipo }) => tipo?.descripcion ?? null, {
    id: 'funcion',
    header: 'Función',
    meta: { narrow: true },
  }),
  column.accessor('identificacion', { header: 'CUIT' }),
  column.accessor('telefono', { header: 'Teléfono', meta: { narrow: true } }),
  column.accessor('localidad', { header: 'Localidad' }),
  column.accessor('direccion', { header: 'Dirección' }),
  column.accessor('email', { header: 'Email' }),
  column.accessor('fechaIngreso', {
    header: 'Fecha Ingreso',
    cell: ({ getValue }) => day(getValue()),
  }),
  column.accessor('fechaNacimiento', {
    header: 'Fecha Nacimiento',
    cell: ({ getValue }) => day(getValue()),
  }),
  column.accessor('fechaVencimientoLicencia', {
    header: 'Fecha Vencimiento Licencia',
    meta: { whole: true, long: true },
    cell: ({ getValue }) => <FechaVencimiento fecha={getValue()} />,
  }),
]);

const nameOf = ({ nombre, apellido }: Empleado) => [nombre, apellido].filter(Boolean).join(' ');

const deleteTexts = {
  count: (n: number) => (n === 1 ? '1 empleado' : `${n} empleados`),
  noneSelected: 'Debe seleccionar al menos un empleado',
  deleted: 'Empleado eliminado',
  error: 'Error al eliminar empleado',
};

/** /empleados (spec section 2, Employees). */
export function EmpleadosPage({ search }: { search: ListSearch }) {
  const navigate = useNavigate();
  const list = useQuery(empleadosQueries.list(search));
  const selection = useRowSelection(search.texto);
  const rows = list.data?.items;

  const open = (id: number) =>
    void navigate({ to: '/empleados/$id', params: { id }, state: { listSearch: search } });

  return (
    <>
      <PageHeader title="Empleados" crumbs={[{ label: 'Inicio', to: '/' }, { label: 'Empleados' }]}>
        <AddLink to="/agregar-empleado" search={search}>
          Agregar Empleado
        </AddLink>
      </PageHeader>
      <ListCard
        query={list}
        pageQuery={empleadosQueries.list}
        search={search}
        searchLabel="Buscar Empleado"
        totalLabel="Total empleados"
        error="Error al obtener empleados"
        actions={
          <ListActions
            selection={selection}
            rows={rows}
            edit={{
              label: 'Editar Empleado',
              noneSelected: 'No se ha seleccionado ningún empleado',
              severalSelected: 'Seleccioná un solo empleado para editar',
              to: '/empleados/$id',
              onEdit: open,
            }}
            remove={removeEmpleado}
            deleteTexts={deleteTexts}
          />
        }
      >
        <DataTable
          label="Empleados"
          columns={columns}
          rows={rows}
          selection={selection}
          rowName={nameOf}
          onOpen={({ id }) => open(id)}
          dense
          refetching={list.isPlaceholderData}
          empty={emptyListText(search.texto, 'Ningún empleado', 'Todavía no hay empleados.')}
        />
      </ListCard>
    </>
  );
}
