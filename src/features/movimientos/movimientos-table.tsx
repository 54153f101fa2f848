import { createColumnHelper } from '@tanstack/react-table';
import { createContext, Fragment, use, type ReactNode } from 'react';
import { formatFecha } from '@/domain/fechas';
import { totalBultos } from '@/domain/totales';
import { showMonto } from '@/lib/show-importe';
import { DataTable } from '@/ui/table/data-table';
import type { TableFeatures } from '@/ui/table/table-features';
import type { TableView } from '@/ui/table/table-view';
import type { RowSelection } from '@/ui/table/use-row-selection';
import { MovimientoTarjeta } from './movimiento-tarjeta';
import type { Movimiento } from './movimiento.schema';
import classes from './movimientos-table.module.css';
import { isDue, nombreOf, SiNo, siNo } from './si-no';

const column = createColumnHelper<TableFeatures, Movimiento>();

const momentOf = ({ fecha, hora }: Movimiento) => `${fecha ?? ''} ${hora ?? ''}`;
const aCargoDe = ({ fleteACargoCliente }: Movimiento) =>
  fleteACargoCliente ? 'Origen' : 'Destino';

const NO_MARKS: ReadonlyMap<number, string> = new Map();
const MarksContext = createContext(NO_MARKS);

/** The screen's note on a row: `Recibo emitido`. */
function Mark({ id }: { id: number }) {
  const mark = use(MarksContext).get(id);
  return mark && <span className={classes.mark}>{mark}</span>;
}

/** A name that may take two lines. */
const twoLines = ({ getValue }: { getValue: () => unknown }) => (
  <span className={classes.twoLines}>{getValue() as string | null}</span>
);

/** An amount. One too wide for its column goes on below after a dot of its thousands. */
const importe = ({ getValue }: { getValue: () => number }) => (
  <span className={classes.importe}>
    {showMonto(getValue())
      .split(/(?<=\.)/)
      .map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
  </span>
);

export const movimientosColumns = column.columns([
  column.accessor(momentOf, {
    id: 'momento',
    header: () => (
      <>
        <span className={classes.line}>Hora</span> <span className={classes.line}>Fecha</span>
      </>
    ),
    meta: { name: 'Hora y Fecha', width: 4.4 },
    cell: ({ row: { original } }) => (
      <>
        <span className={classes.line}>{original.hora}</span>{' '}
        <span className={classes.line} data-second>
          {formatFecha(original.fecha ?? '')}
        </span>
      </>
    ),
  }),
  column.accessor(({ clienteOrigen }) => nombreOf(clienteOrigen), {
    id: 'origen',
    header: 'Origen',
    meta: { pinned: true },
    cell: (cell) => (
      <>
        {twoLines(cell)}
        {!cell.table.getColumn('remitoNumero')?.getIsVisible() && (
          <Mark id={cell.row.original.id} />
        )}
      </>
    ),
  }),
  column.accessor(({ clienteDestino }) => nombreOf(clienteDestino), {
    id: 'destino',
    header: 'Destino',
    cell: twoLines,
  }),
  column.accessor(({ representante }) => nombreOf(representante), {
    id: 'representante',
    header: 'Representante',
    cell: twoLines,
  }),
  column.accessor('remitoNumero', {
    header: 'Nro Remito',
    meta: { width: 5.95 },
    cell: ({ getValue, row: { original } }) => (
      <>
        {getValue()}
        <Mark id={original.id} />
      </>
    ),
  }),
  column.accessor(totalBultos, {
    id: 'bultos',
    header: 'Bultos',
    meta: { numeric: true, width: 2.75 },
  }),
  column.group({
    id: 'montoGroup',
    header: 'Monto',
    columns: column.columns([
      column.accessor('monto', {
        header: 'Valor',
        meta: { name: 'Monto', numeric: true, width: 6.05 },
        cell: importe,
      }),
      column.accessor(({ montoPagado }) => siNo(montoPagado), {
        id: 'montoPagado',
        header: 'Pagado',
        meta: { name: 'Monto pagado', mark: true },
        cell: ({ row: { original } }) => (
          <SiNo value={original.montoPagado} due={isDue(original, 'monto')} />
        ),
      }),
      column.accessor(({ montoRendido }) => siNo(montoRendido), {
        id: 'montoRendido',
        header: 'Rendido',
        meta: { name: 'Monto rendido', mark: true },
        cell: ({ row: { original } }) => <SiNo value={original.montoRendido} />,
      }),
    ]),
  }),
  column.group({
    id: 'fleteGroup',
    header: 'Flete',
    columns: column.columns([
      column.accessor('flete', {
        header: 'Valor',
        meta: { name: 'Flete', numeric: true, width: 6.05 },
        cell: importe,
      }),
      column.accessor(({ fletePagado }) => siNo(fletePagado), {
        id: 'fletePagado',
        header: 'Pagado',
        meta: { name: 'Flete pagado', mark: true },
        cell: ({ row: { original } }) => (
          <SiNo value={original.fletePagado} due={isDue(original, 'flete')} />
        ),
      }),
      column.accessor(({ fleteRendido }) => siNo(fleteRendido), {
        id: 'fleteRendido',
        header: 'Rendido',
        meta: { name: 'Flete rendido', mark: true },
        cell: ({ row: { original } }) => <SiNo value={original.fleteRendido} />,
      }),
    ]),
  }),
  column.accessor(aCargoDe, {
    id: 'aCargoDe',
    header: 'A cargo de',
    meta: { wraps: true, width: 3.4 },
  }),
  column.accessor(({ cuentaCorriente }) => siNo(cuentaCorriente), {
    id: 'cc',
    header: 'CC',
    meta: { width: 2 },
  }),
  column.accessor('observaciones', { header: 'Observaciones', cell: twoLines }),
  column.accessor(momentOf, {
    id: 'tarjeta',
    header: 'Movimiento',
    meta: { narrow: 'only' },
    cell: ({ row: { original } }) => (
      <>
        <MovimientoTarjeta movimiento={original} />
        <Mark id={original.id} />
      </>
    ),
  }),
]);

interface MovimientosTableProps {
  view: TableView;
  label: string;
  rows: readonly Movimiento[] | undefined;
  selection: RowSelection;
  /** What to say of some rows, by their ids. */
  marks?: ReadonlyMap<number, string> | undefined;
  freshId?: number | null;
  onOpen: (movimiento: Movimiento) => void;
  empty: ReactNode;
  refetching?: boolean;
  sortable?: boolean;
}

/** The table of movements that every screen uses (spec section 2, Movements: Columns). */
export function MovimientosTable({ marks = NO_MARKS, ...props }: MovimientosTableProps) {
  return (
    <MarksContext value={marks}>
      <DataTable {...props} columns={movimientosColumns} rowName={movimientoName} tall={marks} />
    </MarksContext>
  );
}

/** `Remito 0001-00020137: Echeverría, José → Rodríguez, Yamila` */
export function movimientoTitle(movimiento: Movimiento): string {
  const { id, remitoNumero, clienteOrigen, clienteDestino } = movimiento;
  const numero = remitoNumero ? `Remito ${remitoNumero}` : `Movimiento ${id}`;
  return `${numero}: ${nombreOf(clienteOrigen)} → ${nombreOf(clienteDestino)}`;
}

/** A movement's name for its checkbox label. */
function movimientoName({ id, remitoNumero, clienteOrigen, clienteDestino }: Movimiento): string {
  const numero = remitoNumero ? `remito ${remitoNumero}` : `movimiento ${id}`;
  return `${numero}, de ${nombreOf(clienteOrigen)} a ${nombreOf(clienteDestino)}`;
}
