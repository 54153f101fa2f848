import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createColumnHelper } from '@tanstack/react-table';
import { formatFecha } from '@/domain/fechas';
import { emptyListText, type ListSearch } from '@/lib/list-search';
import { AddLink } from '@/ui/add-link';
import { DataTable } from '@/ui/data-table';
import type { TableFeatures } from '@/ui/table-features';
import { FechaVencimiento } from '@/ui/fecha-vencimiento';
import { ListActions } from '@/ui/list-actions';
import { ListCard } from '@/ui/list-card';
import { PageHeader } from '@/ui/page-header';
import { useRowSelection } from '@/ui/use-row-selection';
import type { Chofer } from './chofer.schema';
import { choferesQueries, removeChofer } from './choferes.queries';

const column = createColumnHelper<TableFeatures, Chofer>();

const columns = column.columns([
  column.accessor('id', { header: 'ID' }),
  column.accessor('nombre', { header: 'Nombre', meta: { narrow: true } }),
  column.accessor('identificacion', { header: 'CUIT' }),
  column.accessor('telefono', { header: 'Teléfono' }),
  column.accessor('localidad', { header: 'Localidad' }),
  column.accessor('direccion', { header: 'Dirección' }),
  column.accessor('email', { header: 'Email' }),
  column.accessor('fechaVencimientoLicencia', {
    header: 'Fecha de Vencimiento de Licencia',
    meta: { narrow: true, whole: true, wraps: true },
    cell: ({ getValue }) => <FechaVencimiento fecha={getValue()} />,
  }),
  column.accessor('fechaIngreso', {
    header: 'Fecha Ingreso',
    meta: { wraps: true },
    cell: ({ getValue }) => formatFecha(getValue() ?? ''),
  }),
]);

const deleteTexts = {
  count: (n: number) => (n === 1 ? '1 chofer' : `${n} choferes`),
  noneSelected: 'Debe seleccionar al menos un chofer',
  deleted: 'Chofer eliminado',
  error: 'Error al eliminar chofer',
};

/** /choferes (spec section 2, Drivers). A double click opens nothing here; the button does. */
export function ChoferesPage({ search }: { search: ListSearch }) {
  const navigate = useNavigate();
  const list = useQuery(choferesQueries.list(search));
  const selection = useRowSelection(search.texto);
  const rows = list.data?.items;

  const edit = (id: number) =>
    void navigate({ to: '/choferes/$id', params: { id }, state: { listSearch: search } });

  return (
    <>
      <PageHeader title="Choferes" crumbs={[{ label: 'Inicio', to: '/' }, { label: 'Choferes' }]}>
        <AddLink to="/agregar-chofer" search={search}>
          Agregar Chofer
        </AddLink>
      </PageHeader>
      <ListCard
        query={list}
        pageQuery={choferesQueries.list}
        search={search}
        searchLabel="Buscar Chofer"
        totalLabel="Total choferes"
        error="Error al obtener choferes"
        actions={
          <ListActions
            selection={selection}
            rows={rows}
            edit={{
              label: 'Editar Chofer',
              noneSelected: 'No se ha seleccionado ningún chofer',
              severalSelected: 'Seleccioná un solo chofer para editar',
              to: '/choferes/$id',
              onEdit: edit,
            }}
            remove={removeChofer}
            deleteTexts={deleteTexts}
          />
        }
      >
        <DataTable
          dense
          label="Choferes"
          columns={columns}
          rows={rows}
          selection={selection}
          rowName={({ nombre }) => nombre}
          refetching={list.isPlaceholderData}
          empty={emptyListText(search.texto, 'Ningún chofer', 'Todavía no hay choferes.')}
        />
      </ListCard>
    </>
  );
}
