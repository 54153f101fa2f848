import { createColumnHelper } from '@tanstack/react-table';
import { formatFecha } from '@/domain/fechas';
import { FechaVencimiento } from '@/features/papeles';
import type { ListSearch } from '@/lib/url/list-search';
import { ListPage } from '@/ui/entity/list-page';
import { email } from '@/ui/table/breakable';
import { DataTable } from '@/ui/table/data-table';
import type { TableFeatures } from '@/ui/table/table-features';
import type { Chofer } from './chofer.schema';
import { CHOFERES } from './choferes.queries';

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
    <ListPage entity={CHOFERES} search={search} columns={columns}>
      {(table) => <DataTable {...table} />}
    </ListPage>
  );
}
