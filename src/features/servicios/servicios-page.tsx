import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createColumnHelper } from '@tanstack/react-table';
import { formatPorcentaje } from '@/domain/porcentajes';
import { emptyListText, type ListSearch } from '@/lib/list-search';
import { showMonto } from '@/lib/show-importe';
import { AddLink } from '@/ui/add-link';
import { DataTable } from '@/ui/data-table';
import type { TableFeatures } from '@/ui/table-features';
import { ListActions } from '@/ui/list-actions';
import { ListCard } from '@/ui/list-card';
import { PageHeader } from '@/ui/page-header';
import { useRowSelection } from '@/ui/use-row-selection';
import type { Servicio } from './servicio.schema';
import { serviciosQueries, removeServicio } from './servicios.queries';

const column = createColumnHelper<TableFeatures, Servicio>();

const showIfAny = (value: number | null, format: (value: number) => string) =>
  value === null ? null : format(value);

const columns = column.columns([
  column.accessor('nombre', { header: 'Nombre', meta: { narrow: true, wraps: true } }),
  column.accessor('precio', {
    header: 'Precio',
    meta: { narrow: true, numeric: true },
    cell: ({ getValue }) => showIfAny(getValue(), showMonto),
  }),
  column.accessor('porcentaje', {
    header: 'Porcentaje',
    meta: { narrow: true, numeric: true },
    cell: ({ getValue }) => showIfAny(getValue(), formatPorcentaje),
  }),
  column.accessor('descripcion', { header: 'Descripción', meta: { long: true } }),
  column.accessor(({ contrareembolso }) => (contrareembolso ? 'Si' : 'No'), {
    id: 'contrareembolso',
    header: 'Com. Contrareembolso',
    meta: { wraps: true },
  }),
  column.accessor('porcentajeContrareembolso', {
    header: 'Porcentaje Comisión',
    meta: { numeric: true, wraps: true },
    cell: ({ getValue }) => showIfAny(getValue(), formatPorcentaje),
  }),
]);

const deleteTexts = {
  count: (n: number) => (n === 1 ? '1 servicio' : `${n} servicios`),
  noneSelected: 'No se ha seleccionado ningún servicio',
  deleted: 'Servicio eliminado',
  error: 'Error al eliminar servicio',
};

/** /servicios (spec section 2, Services). */
export function ServiciosPage({ search }: { search: ListSearch }) {
  const navigate = useNavigate();
  const list = useQuery(serviciosQueries.list(search));
  const selection = useRowSelection(search.texto);
  const rows = list.data?.items;

  const open = (id: number) =>
    void navigate({ to: '/servicios/$id', params: { id }, state: { listSearch: search } });

  return (
    <>
      <PageHeader title="Servicios" crumbs={[{ label: 'Inicio', to: '/' }, { label: 'Servicios' }]}>
        <AddLink to="/agregar-servicio" search={search}>
          Agregar Servicio
        </AddLink>
      </PageHeader>
      <ListCard
        query={list}
        pageQuery={serviciosQueries.list}
        search={search}
        searchLabel="Buscar Servicio"
        totalLabel="Total servicios"
        error="Error al obtener servicios"
        actions={
          <ListActions
            selection={selection}
            rows={rows}
            edit={{
              label: 'Editar Servicio',
              noneSelected: 'No se ha seleccionado ningún servicio',
              severalSelected: 'Seleccioná un solo servicio para editar',
              to: '/servicios/$id',
              onEdit: open,
            }}
            remove={removeServicio}
            deleteTexts={deleteTexts}
          />
        }
      >
        <DataTable
          label="Servicios"
          columns={columns}
          rows={rows}
          selection={selection}
          rowName={({ nombre }) => nombre}
          onOpen={({ id }) => open(id)}
          refetching={list.isPlaceholderData}
          empty={emptyListText(search.texto, 'Ningún servicio', 'Todavía no hay servicios.')}
        />
      </ListCard>
    </>
  );
}
