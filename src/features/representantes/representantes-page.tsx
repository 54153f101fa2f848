import { createColumnHelper } from '@tanstack/react-table';
import type { ListSearch } from '@/lib/url/list-search';
import { ListPage } from '@/ui/entity/list-page';
import { email } from '@/ui/table/breakable';
import { DataTable } from '@/ui/table/data-table';
import type { TableFeatures } from '@/ui/table/table-features';
import type { Representante } from './representante.schema';
import {
  representantesQueries,
  readRepresentante,
  removeRepresentante,
} from './representantes.queries';

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
    <ListPage
      search={search}
      query={representantesQueries.list}
      remove={removeRepresentante}
      read={readRepresentante}
      title="Representantes"
      texts={{
        search: 'Buscar Representante',
        total: 'Total representantes',
        noMatch: 'Ningún representante',
        nothingYet: 'Todavía no hay representantes.',
      }}
      hint="Tildá un representante para editar o eliminar"
      columns={columns}
      create={{ to: '/agregar-representante', label: 'Agregar Representante' }}
      edit={{
        to: '/representantes/$id',
        label: 'Editar Representante',
        noneSelected: 'No se ha seleccionado ningún representante',
        severalSelected: 'Seleccioná un solo representante para editar',
      }}
      rowName={({ nombre }) => nombre}
      deleteTexts={{
        count: (n) => (n === 1 ? '1 representante' : `${n} representantes`),
        noneSelected: 'Debe seleccionar al menos un representante',
        deleted: 'Representante eliminado',
        error: 'Error al eliminar representante',
      }}
    >
      {(table, open) => <DataTable {...table} onOpen={open} />}
    </ListPage>
  );
}
