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
import type { Representante } from './representante.schema';
import { representantesQueries, removeRepresentante } from './representantes.queries';

const column = createColumnHelper<TableFeatures, Representante>();

const columns = column.columns([
  column.accessor('nombre', { header: 'Nombre', meta: { narrow: true } }),
  column.accessor('identificacion', { header: 'CUIT' }),
  column.accessor('telefono', { header: 'Teléfono', meta: { narrow: true } }),
  column.accessor('localidad', { header: 'Localidad' }),
  column.accessor('direccion', { header: 'Dirección' }),
  column.accessor('email', { header: 'Email' }),
]);

const deleteTexts = {
  count: (n: number) => (n === 1 ? '1 representante' : `${n} representantes`),
  noneSelected: 'Debe seleccionar al menos un representante',
  deleted: 'Representante eliminado',
  error: 'Error al eliminar representante',
};

/** /representantes (spec section 2, Representatives). */
export function RepresentantesPage({ search }: { search: ListSearch }) {
  const navigate = useNavigate();
  const list = useQuery(representantesQueries.list(search));
  const selection = useRowSelection(search.texto);
  const rows = list.data?.items;

  const open = (id: number) =>
    void navigate({ to: '/representantes/$id', params: { id }, state: { listSearch: search } });

  return (
    <>
      <PageHeader
        title="Representantes"
        crumbs={[{ label: 'Inicio', to: '/' }, { label: 'Representantes' }]}
      >
        <AddLink to="/agregar-representante" search={search}>
          Agregar Representante
        </AddLink>
      </PageHeader>
      <ListCard
        query={list}
        pageQuery={representantesQueries.list}
        search={search}
        searchLabel="Buscar Representante"
        totalLabel="Total representantes"
        error="Error al obtener representantes"
        actions={
          <ListActions
            selection={selection}
            rows={rows}
            edit={{
              label: 'Editar Representante',
              noneSelected: 'No se ha seleccionado ningún representante',
              severalSelected: 'Seleccioná un solo representante para editar',
              to: '/representantes/$id',
              onEdit: open,
            }}
            remove={removeRepresentante}
            deleteTexts={deleteTexts}
          />
        }
      >
        <DataTable
          label="Representantes"
          columns={columns}
          rows={rows}
          selection={selection}
          rowName={({ nombre }) => nombre}
          onOpen={({ id }) => open(id)}
          refetching={list.isPlaceholderData}
          empty={emptyListText(
            search.texto,
            'Ningún representante',
            'Todavía no hay representantes.',
          )}
        />
      </ListCard>
    </>
  );
}
