import { createColumnHelper } from '@tanstack/react-table';
import type { ListSearch } from '@/lib/url/list-search';
import { blockedUnlessOne } from '@/ui/bulk/list-actions';
import { ListPage } from '@/ui/entity/list-page';
import { email } from '@/ui/table/breakable';
import { DataTable } from '@/ui/table/data-table';
import type { TableFeatures } from '@/ui/table/table-features';
import type { Cliente } from './cliente.schema';
import { clientesQueries, readCliente, removeCliente } from './clientes.queries';
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
      search={search}
      query={clientesQueries.list}
      remove={removeCliente}
      read={readCliente}
      title="Clientes"
      crumb="Cliente"
      texts={{
        search: 'Buscar Cliente',
        total: 'Total clientes',
        noMatch: 'Ningún cliente',
        nothingYet: 'Todavía no hay clientes.',
      }}
      hint="Tildá un cliente para editar, eliminar o ver su cuenta"
      columns={columns}
      create={{ to: '/agregar-cliente', label: 'Agregar Cliente' }}
      edit={{
        to: '/clientes/$id',
        label: 'Editar Cliente',
        noneSelected: 'No se ha seleccionado ningún cliente',
        severalSelected: 'Seleccioná un solo cliente para editar',
      }}
      actions={(selection) => {
        const [id] = selection.ids;
        const blockedBy = blockedUnlessOne(selection, ONE);
        return <VerCuenta clienteId={blockedBy === null ? id : null} blockedBy={blockedBy} />;
      }}
      rowName={({ nombre }) => nombre}
      deleteTexts={{
        count: (n) => (n === 1 ? '1 cliente' : `${n} clientes`),
        noneSelected: 'Debe seleccionar al menos un cliente',
        deleted: 'Cliente eliminado',
        error: 'Error al eliminar cliente',
      }}
    >
      {(table, open) => <DataTable {...table} onOpen={open} />}
    </ListPage>
  );
}
