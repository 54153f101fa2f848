import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createColumnHelper } from '@tanstack/react-table';
import { emptyListText, type ListSearch } from '@/lib/list-search';
import { AddLink } from '@/ui/add-link';
import { DataTable } from '@/ui/data-table';
import type { TableFeatures } from '@/ui/table-features';
import { ListActions } from '@/ui/list-actions';
import { ListCard } from '@/ui/list-card';
import { PageHeader } from '@/ui/page-header';
import { useRowSelection } from '@/ui/use-row-selection';
import type { Cliente } from './cliente.schema';
import { clientesQueries, removeCliente } from './clientes.queries';

const column = createColumnHelper<TableFeatures, Cliente>();

const columns = column.columns([
  column.accessor('nombre', { header: 'Nombre', meta: { narrow: true } }),
  column.accessor('identificacion', { header: 'CUIT' }),
  column.accessor('telefono', { header: 'Teléfono', meta: { narrow: true } }),
  column.accessor('localidad', { header: 'Localidad' }),
  column.accessor('direccion', { header: 'Dirección' }),
  column.accessor('email', { header: 'Email' }),
]);

const deleteTexts = {
  count: (n: number) => (n === 1 ? '1 cliente' : `${n} clientes`),
  noneSelected: 'Debe seleccionar al menos un cliente',
  deleted: 'Cliente eliminado',
  error: 'Error al eliminar cliente',
};

/** /clientes (spec section 2, Clients). */
export function ClientesPage({ search }: { search: ListSearch }) {
  const navigate = useNavigate();
  const list = useQuery(clientesQueries.list(search));
  const selection = useRowSelection(search.texto);
  const rows = list.data?.items;

  const open = (id: number) =>
    void navigate({ to: '/clientes/$id', params: { id }, state: { listSearch: search } });

  return (
    <>
      <PageHeader title="Clientes" crumbs={[{ label: 'Inicio', to: '/' }, { label: 'Cliente' }]}>
        <AddLink to="/agregar-cliente" search={search}>
          Agregar Cliente
        </AddLink>
      </PageHeader>
      <ListCard
        query={list}
        pageQuery={clientesQueries.list}
        search={search}
        searchLabel="Buscar Cliente"
        totalLabel="Total clientes"
        error="Error al obtener clientes"
        actions={
          <ListActions
            selection={selection}
            rows={rows}
            edit={{
              label: 'Editar Cliente',
              noneSelected: 'No se ha seleccionado ningún cliente',
              severalSelected: 'Seleccioná un solo cliente para editar',
              to: '/clientes/$id',
              onEdit: open,
            }}
            remove={removeCliente}
            deleteTexts={deleteTexts}
          />
        }
      >
        <DataTable
          label="Clientes"
          columns={columns}
          rows={rows}
          selection={selection}
          rowName={({ nombre }) => nombre}
          onOpen={({ id }) => open(id)}
          refetching={list.isPlaceholderData}
          empty={emptyListText(search.texto, 'Ningún cliente', 'Todavía no hay clientes.')}
        />
      </ListCard>
    </>
  );
}
