import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createColumnHelper } from '@tanstack/react-table';
import { emptyListText, type ListSearch } from '@/lib/list-search';
import { AddLink } from '@/ui/add-link';
import { DataTable } from '@/ui/data-table';
import { FechaVencimiento } from '@/ui/fecha-vencimiento';
import { ListActions } from '@/ui/list-actions';
import { ListCard } from '@/ui/list-card';
import { PageHeader } from '@/ui/page-header';
import type { TableFeatures } from '@/ui/table-features';
import { useRowSelection } from '@/ui/use-row-selection';
import type { Vehiculo } from './vehiculo.schema';
import { removeVehiculo, vehiculosQueries } from './vehiculos.queries';

const column = createColumnHelper<TableFeatures, Vehiculo>();

const vencimiento = (
  name: 'fechaTecnica' | 'fechaSeguro' | 'fechaMatafuego' | 'fechaRuta',
  header: string,
) =>
  column.accessor(name, {
    header,
    meta: { whole: true },
    cell: ({ getValue }) => <FechaVencimiento fecha={getValue()} />,
  });

const columns = column.columns([
  column.accessor('vehiculo', { header: 'Vehículo' }),
  column.accessor('patente', { header: 'Patente' }),
  vencimiento('fechaTecnica', 'Fecha Técnica'),
  vencimiento('fechaSeguro', 'Fecha Seguro'),
  vencimiento('fechaMatafuego', 'Fecha Matafuego'),
  vencimiento('fechaRuta', 'Fecha Ruta'),
]);

const deleteTexts = {
  count: (n: number) => (n === 1 ? '1 vehículo' : `${n} vehículos`),
  noneSelected: 'Debe seleccionar al menos un vehículo',
  deleted: 'Vehiculo eliminado',
  error: 'Error al eliminar vehículo',
};

/** /vehiculos (spec section 2, Vehicles). */
export function VehiculosPage({ search }: { search: ListSearch }) {
  const navigate = useNavigate();
  const list = useQuery(vehiculosQueries.list(search));
  const selection = useRowSelection(search.texto);
  const rows = list.data?.items;

  const open = (id: number) =>
    void navigate({ to: '/vehiculos/$id', params: { id }, state: { listSearch: search } });

  return (
    <>
      <PageHeader title="Vehículos" crumbs={[{ label: 'Inicio', to: '/' }, { label: 'Vehículos' }]}>
        <AddLink to="/agregar-vehiculo" search={search}>
          Agregar Vehículo
        </AddLink>
      </PageHeader>
      <ListCard
        query={list}
        pageQuery={vehiculosQueries.list}
        search={search}
        searchLabel="Buscar Vehículo"
        totalLabel="Total vehículos"
        error="Error al obtener vehículos"
        actions={
          <ListActions
            selection={selection}
            rows={rows}
            edit={{
              label: 'Editar Vehículo',
              noneSelected: 'No se ha seleccionado ningún vehículo',
              severalSelected: 'Seleccioná un solo vehículo para editar',
              to: '/vehiculos/$id',
              onEdit: open,
            }}
            remove={removeVehiculo}
            deleteTexts={deleteTexts}
          />
        }
      >
        <DataTable
          label="Vehículos"
          columns={columns}
          rows={rows}
          selection={selection}
          rowName={({ vehiculo }) => vehiculo}
          onOpen={({ id }) => open(id)}
          refetching={list.isPlaceholderData}
          empty={emptyListText(search.texto, 'Ningún vehículo', 'Todavía no hay vehículos.')}
        />
      </ListCard>
    </>
  );
}
