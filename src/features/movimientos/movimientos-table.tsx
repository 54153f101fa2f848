import { createColumnHelper } from '@tanstack/react-table';
import { formatFecha } from '@/domain/fechas';
import { totalBultos } from '@/domain/totales';
import { showMonto } from '@/lib/show-importe';
import { DataTable } from '@/ui/table/data-table';
import type { TableFeatures } from '@/ui/table/table-features';
import type { RowSelection } from '@/ui/table/use-row-selection';
import type { Movimiento } from './movimiento.schema';

const column = createColumnHelper<TableFeatures, Movimiento>();

const siNo = (value: boolean) => (value ? 'Si' : 'No');
const nombreOf = (value: { nombre: string } | null) => value?.nombre || 'N/A';

const columns = column.columns([
  column.accessor('hora', { header: 'Hora', meta: { width: 3.95 } }),
  column.accessor('fecha', {
    header: 'Fecha',
    meta: { width: 5.3 },
    cell: ({ getValue }) => formatFecha(getValue() ?? ''),
  }),
  column.accessor(({ clienteOrigen }) => nombreOf(clienteOrigen), {
    id: 'origen',
    header: 'Origen',
    meta: { width: 9.5 },
  }),
  column.accessor(({ clienteDestino }) => nombreOf(clienteDestino), {
    id: 'destino',
    header: 'Destino',
    meta: { width: 9.5 },
  }),
  column.accessor(({ representante }) => nombreOf(representante), {
    id: 'representante',
    header: 'Representante',
    meta: { width: 9.5 },
  }),
  column.accessor('remitoNumero', { header: 'Nro Remito', meta: { width: 7.05 } }),
  column.accessor(totalBultos, {
    id: 'bultos',
    header: 'Bultos',
    meta: { numeric: true, width: 4.65 },
  }),
  column.group({
    id: 'montoGroup',
    header: 'Monto',
    columns: column.columns([
      column.accessor('monto', {
        header: 'Valor',
        meta: { numeric: true, width: 7.3 },
        cell: ({ getValue }) => showMonto(getValue()),
      }),
      column.accessor(({ montoPagado }) => siNo(montoPagado), {
        id: 'montoPagado',
        header: 'Pagado',
        meta: { width: 5.1 },
      }),
      column.accessor(({ montoRendido }) => siNo(montoRendido), {
        id: 'montoRendido',
        header: 'Rendido',
        meta: { width: 5.45 },
      }),
    ]),
  }),
  column.group({
    id: 'fleteGroup',
    header: 'Flete',
    columns: column.columns([
      column.accessor('flete', {
        header: 'Valor',
        meta: { numeric: true, width: 7.3 },
        cell: ({ getValue }) => showMonto(getValue()),
      }),
      column.accessor(({ fletePagado }) => siNo(fletePagado), {
        id: 'fletePagado',
        header: 'Pagado',
        meta: { width: 5.1 },
      }),
      column.accessor(({ fleteRendido }) => siNo(fleteRendido), {
        id: 'fleteRendido',
        header: 'Rendido',
        meta: { width: 5.45 },
      }),
    ]),
  }),
  column.accessor(({ fleteACargoCliente }) => (fleteACargoCliente ? 'Origen' : 'Destino'), {
    id: 'aCargoDe',
    header: 'A cargo de',
    meta: { width: 6.55 },
  }),
  column.accessor(({ cuentaCorriente }) => siNo(cuentaCorriente), {
    id: 'cc',
    header: 'CC',
    meta: { width: 3 },
  }),
  column.accessor('observaciones', { header: 'Observaciones', meta: { long: true, width: 12 } }),
]);

interface MovimientosTableProps {
  label: string;
  rows: readonly Movimiento[] | undefined;
  selection: RowSelection;
  onOpen: (movimiento: Movimiento) => void;
  empty: string;
  refetching?: boolean;
  sortable?: boolean;
}

/** The table of movements that every screen uses (spec section 2, Movements: Columns). */
export function MovimientosTable(props: MovimientosTableProps) {
  return <DataTable {...props} dense columns={columns} rowName={movimientoName} />;
}

/** A movement's name for its checkbox label. */
function movimientoName({ id, remitoNumero, clienteOrigen, clienteDestino }: Movimiento): string {
  const numero = remitoNumero ? `remito ${remitoNumero}` : `movimiento ${id}`;
  return `${numero}, de ${nombreOf(clienteOrigen)} a ${nombreOf(clienteDestino)}`;
}
