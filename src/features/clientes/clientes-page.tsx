import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { createColumnHelper } from '@tanstack/react-table';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import type { ListSearch } from '@/lib/list-search';
import { DataTable, type TableFeatures } from '@/ui/data-table';
import { DeleteSelected } from '@/ui/delete-selected';
import { GuardedButton } from '@/ui/guarded-button';
import { ListToolbar } from '@/ui/list-toolbar';
import { PageHeader } from '@/ui/page-header';
import { Pager } from '@/ui/pager';
import { PanelCard } from '@/ui/panel-card';
import { SelectionActions } from '@/ui/selection-actions';
import { LoadError } from '@/ui/states';
import { useListSearch } from '@/ui/use-list-search';
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
  const { setTexto, setPagina } = useListSearch(search, list.data?.page);
  const selection = useRowSelection(search.texto);
  const rows = list.data?.items;
  const state = { listSearch: search };
  const [selected] = selection.ids;

  const open = (id: number) => void navigate({ to: '/clientes/$id', params: { id }, state });

  return (
    <>
      <PageHeader title="Clientes" crumbs={[{ label: 'Inicio', to: '/' }, { label: 'Cliente' }]}>
        <Button
          leftSection={<IconPlus size={18} />}
          renderRoot={(props) => <Link {...props} to="/agregar-cliente" state={state} />}
        >
          Agregar Cliente
        </Button>
      </PageHeader>
      <PanelCard flush>
        <ListToolbar searchLabel="Buscar Cliente" texto={search.texto} onSearch={setTexto}>
          <SelectionActions count={selection.ids.size} onClear={selection.clear} />
          <GuardedButton
            variant="default"
            size="xs"
            leftSection={<IconPencil size={16} />}
            blockedBy={
              selection.ids.size === 1
                ? null
                : selection.ids.size === 0
                  ? 'No se ha seleccionado ningún cliente'
                  : 'Seleccioná un solo cliente para editar'
            }
            onClick={() => selected !== undefined && open(selected)}
          >
            Editar Cliente
          </GuardedButton>
          <DeleteSelected
            selection={selection}
            visibleIds={rows?.map(({ id }) => id) ?? []}
            remove={removeCliente}
            texts={deleteTexts}
          />
        </ListToolbar>
        {list.isError && !rows ? (
          <LoadError
            error={list.error}
            fallback="Error al obtener clientes"
            onRetry={() => void list.refetch()}
          />
        ) : (
          <DataTable
            label="Clientes"
            columns={columns}
            rows={rows}
            selection={selection}
            rowName={({ nombre }) => nombre}
            onOpen={({ id }) => open(id)}
            refetching={list.isPlaceholderData}
            empty={
              search.texto
                ? `Ningún cliente coincide con «${search.texto}».`
                : 'Todavía no hay clientes.'
            }
          />
        )}
        <Pager
          page={list.data?.page}
          totalLabel="Total clientes"
          unreadable={list.data?.unreadable ?? 0}
          onGoTo={setPagina}
        />
      </PanelCard>
    </>
  );
}
