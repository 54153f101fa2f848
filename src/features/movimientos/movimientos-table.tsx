import { createColumnHelper } from '@tanstack/react-table';
import { formatFecha } from '@/domain/fechas';
import { totalBultos } from '@/domain/totales';
import { showMonto } from '@/lib/show-importe';
import { DataTable } from '@/ui/data-table';
import type { TableFeatures, TableSorting } from '@/ui/table-features';
import type { RowSelection } from '@/ui/use-row-selection';
import type { Movimiento } from './movimiento.schema';

const column = createColumnHelper<TableFeatures, Movimiento>();

const siNo = (value: boolean) => (value ? 'Si' : 'No');
const nombreOf = (value: { nombre: string } | null) => value?.nombre || 'N/A';

const columns = column.columns([
  column.accessor('hora', { header: 'Hora' }),
  column.accessor('fecha', {
    header: 'Fecha',
    cell: ({ getValue }) => formatFecha(getValue() ?? ''),
  }),
  column.accessor(({ clienteOrigen }) => nombreOf(clienteOrigen), {
    id: 'origen',
    header: 'Origen',
  }),
  column.accessor(({ clienteDestino }) => nombreOf(clienteDestino), {
    id: 'destino',
    header: 'Destino',
  }),
  column.accessor(({ representante }) => nombreOf(representante), {
    id: 'representante',
    header: 'Representante',
  }),
  column.accessor('remitoNumero', { header: 'Nro Remito' }),
  column.accessor(totalBultos, { id: 'bultos', header: 'Bultos', meta: { numeric: true } }),
  column.group({
    id: 'montoGroup',
    header: 'Monto',
    columns: column.columns([
      column.accessor('monto', {
        header: 'Valor',
        meta: { numeric: true },
        cell: ({ getValue }) => showMonto(getValue()),
      }),
      column.accessor(({ montoPagado }) => siNo(montoPagado), {
        id: 'montoPagado',
        header: 'Pagado',
      }),
      column.accessor(({ montoRendido }) => siNo(montoRendido), {
        id: 'montoRendido',
        header: 'Rendido',
      }),
    ]),
  }),
  column.group({
    id: 'fleteGroup',
    header: 'Flete',
    columns: column.columns([
      column.accessor('flete', {
        header: 'Valor',
        meta: { numeric: true },
        cell: ({ getValue }) => showMonto(getValue()),
      }),
      column.accessor(({ fletePagado }) => siNo(fletePagado), {
        id: 'fletePagado',
        header: 'Pagado',
      }),
      column.accessor(({ fleteRendido }) => siNo(fleteRendido), {
        id: 'fleteRendido',
        header: 'Rendido',
      }),
    ]),
  }),
  column.accessor(({ fleteACargoCliente }) => (fleteACargoCliente ? 'Origen' : 'Destino'), {
    id: 'aCargoDe',
    header: 'A cargo de',
  }),
  column.accessor(({ cuentaCorriente }) => siNo(cuentaCorriente), { id: 'cc', header: 'CC' }),
  column.accessor('observaciones', { header: 'Observaciones', meta: { long: true } }),
]);

interface MovimientosTableProps {
  label: string;
  rows: readonly Movimiento[] | undefined;
  selection: RowSelection;
  onOpen: (movimiento: Movimiento) => void;
  empty: string;
  refetching?: boolean;
  sorting?: TableSorting;
}

/** Movements as every screen lists them (spec section 2, Movements: Columns). */
export function MovimientosTable(props: MovimientosTableProps) {
  return <DataTable {...props} dense columns={columns} rowName={movimientoName} />;
}

/** How a movement is called where there is no room for more. */
function movimientoName({ id, remitoNumero, clienteOrigen, clienteDestino }: Movimiento): string {
  const numero = remitoNumero ? `remito ${remitoNumero}` : `movimiento ${id}`;
  return `${numero}, de ${nombreOf(clienteOrigen)} a ${nombreOf(clienteDestino)}`;
}
