import { createColumnHelper } from '@tanstack/react-table';
import { formatPorcentaje } from '@/domain/porcentajes';
import type { ListSearch } from '@/lib/url/list-search';
import { showMonto } from '@/lib/values/show-importe';
import { ListPage } from '@/ui/entity/list-page';
import { DataTable } from '@/ui/table/data-table';
import type { TableFeatures } from '@/ui/table/table-features';
import type { Servicio } from './servicio.schema';
import { SERVICIOS } from './servicios.queries';

const { labels } = SERVICIOS.form;

const column = createColumnHelper<TableFeatures, Servicio>();

const showIfAny = (value: number | null, format: (value: number) => string) =>
  value === null ? null : format(value);

const columns = column.columns([
  column.accessor('nombre', { header: labels.nombre, meta: { narrow: true } }),
  column.accessor('precio', {
    header: labels.precio,
    meta: { kind: 'pesos', narrow: true, numeric: true, width: 6.5 },
    cell: ({ getValue }) => showIfAny(getValue(), showMonto),
  }),
  column.accessor('porcentaje', {
    header: labels.porcentaje,
    meta: { kind: 'porcentaje', narrow: true, numeric: true, width: 5.5 },
    cell: ({ getValue }) => showIfAny(getValue(), formatPorcentaje),
  }),
  column.accessor('descripcion', { header: labels.descripcion }),
  column.accessor(({ contrareembolso }) => (contrareembolso ? 'Si' : 'No'), {
    id: 'contrareembolso',
    header: 'Com. Contrareembolso',
    meta: { width: 8 },
  }),
  column.accessor('porcentajeContrareembolso', {
    header: labels.porcentajeContrareembolso,
    meta: { kind: 'porcentaje', numeric: true, width: 6 },
    cell: ({ getValue }) => showIfAny(getValue(), formatPorcentaje),
  }),
]);

export function ServiciosPage({ search }: { search: ListSearch }) {
  return (
    <ListPage entity={SERVICIOS} search={search} columns={columns}>
      {(table, open) => <DataTable {...table} onOpen={open} />}
    </ListPage>
  );
}
