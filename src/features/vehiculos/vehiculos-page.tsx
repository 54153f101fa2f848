import { createColumnHelper } from '@tanstack/react-table';
import type { ListSearch } from '@/lib/list-search';
import { DataTable } from '@/ui/table/data-table';
import { FechaVencimiento } from '@/ui/table/fecha-vencimiento';
import { ListPage } from '@/ui/list/list-page';
import type { TableFeatures } from '@/ui/table/table-features';
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

/** /vehiculos (spec section 2, Vehicles). */
export function VehiculosPage({ search }: { search: ListSearch }) {
  return (
    <ListPage
      search={search}
      query={vehiculosQueries.list}
      remove={removeVehiculo}
      title="Vehículos"
      texts={{
        search: 'Buscar Vehículo',
        total: 'Total vehículos',
        noMatch: 'Ningún vehículo',
        nothingYet: 'Todavía no hay vehículos.',
      }}
      hint="Tildá un vehículo para editar o eliminar"
      create={{ to: '/agregar-vehiculo', label: 'Agregar Vehículo' }}
      edit={{
        to: '/vehiculos/$id',
        label: 'Editar Vehículo',
        noneSelected: 'No se ha seleccionado ningún vehículo',
        severalSelected: 'Seleccioná un solo vehículo para editar',
      }}
      rowName={({ vehiculo }) => vehiculo}
      deleteTexts={{
        count: (n) => (n === 1 ? '1 vehículo' : `${n} vehículos`),
        noneSelected: 'Debe seleccionar al menos un vehículo',
        deleted: 'Vehiculo eliminado',
        error: 'Error al eliminar vehículo',
      }}
    >
      {(table, open) => <DataTable {...table} columns={columns} onOpen={open} />}
    </ListPage>
  );
}
