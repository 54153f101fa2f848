import { createColumnHelper } from '@tanstack/react-table';
import { formatFecha } from '@/domain/fechas';
import { FechaVencimiento } from '@/features/papeles';
import type { ListSearch } from '@/lib/url/list-search';
import { ListPage } from '@/ui/entity/list-page';
import { email } from '@/ui/table/breakable';
import { DataTable } from '@/ui/table/data-table';
import type { TableFeatures } from '@/ui/table/table-features';
import type { Chofer } from './chofer.schema';
import { choferesQueries, readChofer, removeChofer } from './choferes.queries';

const column = createColumnHelper<TableFeatures, Chofer>();

const columns = column.columns([
  column.accessor('id', { header: 'ID', meta: { width: 2.25 } }),
  column.accessor('nombre', { header: 'Nombre', meta: { narrow: true } }),
  column.accessor('identificacion', { header: 'CUIT', meta: { width: 5.75 } }),
  column.accessor('telefono', { header: 'Teléfono', meta: { width: 5.75 } }),
  column.accessor('localidad', { header: 'Localidad' }),
  column.accessor('direccion', { header: 'Dirección' }),
  column.accessor('email', { header: 'Email', cell: email }),
  column.accessor('fechaVencimientoLicencia', {
    header: 'Fecha de Vencimiento de Licencia',
    meta: { kind: 'fecha', narrow: true, width: 12 },
    cell: ({ getValue }) => <FechaVencimiento fecha={getValue()} />,
  }),
  column.accessor('fechaIngreso', {
    header: 'Fecha Ingreso',
    meta: { kind: 'fecha', width: 4.75 },
    cell: ({ getValue }) => formatFecha(getValue() ?? ''),
  }),
]);

/** /choferes (spec section 2, Drivers). Only the button opens a driver; a double click does nothing here. */
export function ChoferesPage({ search }: { search: ListSearch }) {
  return (
    <ListPage
      search={search}
      query={choferesQueries.list}
      remove={removeChofer}
      read={readChofer}
      title="Choferes"
      texts={{
        search: 'Buscar Chofer',
        total: 'Total choferes',
        noMatch: 'Ningún chofer',
        nothingYet: 'Todavía no hay choferes.',
      }}
      hint="Tildá un chofer para editar o eliminar"
      columns={columns}
      create={{ to: '/agregar-chofer', label: 'Agregar Chofer' }}
      edit={{
        to: '/choferes/$id',
        label: 'Editar Chofer',
        noneSelected: 'No se ha seleccionado ningún chofer',
        severalSelected: 'Seleccioná un solo chofer para editar',
      }}
      rowName={({ nombre }) => nombre}
      deleteTexts={{
        count: (n) => (n === 1 ? '1 chofer' : `${n} choferes`),
        noneSelected: 'Debe seleccionar al menos un chofer',
        deleted: 'Chofer eliminado',
        error: 'Error al eliminar chofer',
      }}
    >
      {(table) => <DataTable {...table} />}
    </ListPage>
  );
}
