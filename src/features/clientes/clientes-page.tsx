import { createColumnHelper } from '@tanstack/react-table';
import type { ListSearch } from '@/lib/url/list-search';
import { blockedUnlessOne } from '@/ui/bulk/list-actions';
import { ListPage } from '@/ui/entity/list-page';
import { email } from '@/ui/table/breakable';
import { DataTable } from '@/ui/table/data-table';
import type { TableFeatures } from '@/ui/table/table-features';
import type { Cliente } from './cliente.schema';
import { CLIENTES } from './clientes.queries';
import { VerCuenta } from './ver-cuenta';

const column = createColumnHelper<TableFeatures, Cliente>();

const columns = column.columns([
  column.accessor('nombre', { header: 'Nombre', meta: { narrow: true } }),
  column.accessor('identificacion', { header: 'CUIT', meta: { width: 6 } }),
  column.accessor('telefono', { header: 'Teléfono', meta: { narrow: true, width: 6 } }),
  column.accessor('localidad', { header: 'Localidad' }),
  column.accessor('direccion', { header: 'Dirección' }),
  column.accessor('email', { header: 'Email', cell: email }),
]);

const ONE = {
  noneSelected: 'No se ha seleccionado ningún cliente',
  severalSelected: 'Seleccioná un solo cliente para ver su cuenta',
};

/** /clientes (spec section 2, Clients). */
export function ClientesPage({ search }: { search: ListSearch }) {
  return (
    <ListPage
      entity={CLIENTES}
      search={search}
      columns={columns}
      actions={(selection) => {
        const [id] = selection.ids;
        const blockedBy = blockedUnlessOne(selection, ONE);
        return <VerCuenta clienteId={blockedBy === null ? id : null} blockedBy={blockedBy} />;
      }}
    >
      {(table, open) => <DataTable {...table} onOpen={open} />}
    </ListPage>
  );
}
