import { createColumnHelper } from '@tanstack/react-table';
import type { ListSearch } from '@/lib/url/list-search';
import { ListPage } from '@/ui/entity/list-page';
import { email } from '@/ui/table/breakable';
import { DataTable } from '@/ui/table/data-table';
import type { TableFeatures } from '@/ui/table/table-features';
import type { Representante } from './representante.schema';
import { REPRESENTANTES } from './representantes.queries';

const column = createColumnHelper<TableFeatures, Representante>();

const columns = column.columns([
  column.accessor('nombre', { header: 'Nombre', meta: { narrow: true } }),
  column.accessor('identificacion', { header: 'CUIT', meta: { width: 6 } }),
  column.accessor('telefono', { header: 'Teléfono', meta: { narrow: true, width: 6 } }),
  column.accessor('localidad', { header: 'Localidad' }),
  column.accessor('direccion', { header: 'Dirección' }),
  column.accessor('email', { header: 'Email', cell: email }),
]);

/** /representantes (spec section 2, Representatives). */
export function RepresentantesPage({ search }: { search: ListSearch }) {
  return (
    <ListPage entity={REPRESENTANTES} search={search} columns={columns}>
      {(table, open) => <DataTable {...table} onOpen={open} />}
    </ListPage>
  );
}
