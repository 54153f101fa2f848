import { Box, VisuallyHidden } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { createColumnHelper } from '@tanstack/react-table';
import { createContext, use, type ReactNode } from 'react';
import { formatFecha } from '@/domain/fechas';
import { totalBultos } from '@/domain/totales';
import { shorten } from '@/lib/values/shorten';
import { importe } from '@/ui/table/breakable';
import { DataTable } from '@/ui/table/data-table';
import type { TableFeatures } from '@/ui/table/table-features';
import type { TableView } from '@/ui/table/table-view';
import type { RowSelection } from '@/ui/table/use-row-selection';
import type { Sort } from '@/ui/table/use-sort';
import {
  fechaHoraOf,
  isDue,
  LABELS,
  ladoACargo,
  movimientoName,
  nombreOf,
  type MontoOFlete,
} from '../movimiento-labels';
import type { Movimiento } from '../movimiento.schema';
import { MovimientoTarjeta } from './movimiento-tarjeta';
import classes from './movimientos-table.module.css';

const MAX_OBSERVACIONES_LETTERS = 1000;

const column = createColumnHelper<TableFeatures, Movimiento>();

const NO_MARKS: ReadonlyMap<number, string> = new Map();
const MarksContext = createContext(NO_MARKS);

const cardOf = (first: MontoOFlete) => ({
  rem: 7.625,
  show: (movimiento: Movimiento) => (
    <MovimientoTarjeta movimiento={movimiento} importe={first} mark={<Mark id={movimiento.id} />} />
  ),
});
const CARDS = { monto: cardOf('monto'), flete: cardOf('flete') };

function Mark({ id }: { id: number }) {
  const mark = use(MarksContext).get(id);
  return (
    mark && (
      <Box component="span" display="block" c="dimmed" fw={600}>
        {mark}
      </Box>
    )
  );
}

/** Shows the text on hover, on click, and while the keyboard focus is in the row: no extra tab stop. */
function Observaciones({ text }: { text: string }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.observaciones}
      // Safari does not focus a clicked button.
      onClick={({ currentTarget }) => currentTarget.focus()}
    >
      <IconMessage size={16} aria-hidden="true" />
      <VisuallyHidden className={classes.onPaper}>{text}</VisuallyHidden>
    </button>
  );
}

/** Spelled as in the spec (section 2, Movements). */
const siNo = (value: boolean): string => (value ? 'Si' : 'No');

interface SiNoProps {
  name: string;
  value: boolean;
  due?: boolean;
}

// Not the component, for the reason of `TableRow`: there are four in each row.
const HIDDEN = VisuallyHidden.classes.root;

/** `Si` is a check mark, `No` a word. Screen readers and the tooltip say `Pagado: Si`. */
function SiNo({ name, value, due = false }: SiNoProps) {
  return (
    <span className={due ? classes.due : classes.quiet} title={`${name}: ${siNo(value)}`}>
      <span className={HIDDEN}>{`${name}: `}</span>
      {value ? (
        <>
          <span className={classes.si} aria-hidden="true" />
          <span className={HIDDEN}>Si</span>
        </>
      ) : (
        <span>No</span>
      )}
    </span>
  );
}

const importeGroup = (what: MontoOFlete) =>
  column.group({
    id: `${what}Group`,
    header: LABELS[what],
    columns: column.columns([
      column.accessor(what, {
        header: 'Valor',
        meta: { kind: 'pesos', summed: true, name: LABELS[what], numeric: true, width: 5.85 },
        cell: ({ getValue }) => importe(getValue()),
      }),
      column.accessor((movimiento) => siNo(movimiento[`${what}Pagado`]), {
        id: `${what}Pagado`,
        header: 'Pagado',
        meta: { name: LABELS[`${what}Pagado`], mark: true, width: 3.15 },
        cell: ({ row: { original } }) => (
          <SiNo name="Pagado" value={original[`${what}Pagado`]} due={isDue(original, what)} />
        ),
      }),
      column.accessor((movimiento) => siNo(movimiento[`${what}Rendido`]), {
        id: `${what}Rendido`,
        header: 'Rendido',
        meta: { name: LABELS[`${what}Rendido`], mark: true, width: 3.15, below: `${what}Pagado` },
        cell: ({ row: { original } }) => <SiNo name="Rendido" value={original[`${what}Rendido`]} />,
      }),
    ]),
  });

export const movimientosColumns = column.columns([
  column.accessor(fechaHoraOf, {
    id: 'momento',
    header: () => (
      <>
        Hora <br />
        Fecha
      </>
    ),
    meta: { kind: 'fechaHora', name: 'Hora y Fecha', width: 4.25 },
    cell: ({ row: { original } }) => (
      <>
        <span>{original.hora}</span> <br />
        <span className={classes.quiet}>{formatFecha(original.fecha ?? '')}</span>
      </>
    ),
  }),
  column.accessor(({ clienteOrigen }) => nombreOf(clienteOrigen), {
    id: 'origen',
    header: 'Origen',
    meta: { pinned: true },
    cell: ({ getValue, table, row: { original } }) => (
      <>
        <span>{shorten(getValue())}</span>
        {!table.getColumn('remitoNumero')?.getIsVisible() && <Mark id={original.id} />}
      </>
    ),
  }),
  column.accessor(({ clienteDestino }) => nombreOf(clienteDestino), {
    id: 'destino',
    header: 'Destino',
  }),
  column.accessor(({ representante }) => nombreOf(representante), {
    id: 'representante',
    header: LABELS.representante,
  }),
  column.accessor('remitoNumero', {
    header: LABELS.remitoNumero,
    meta: { width: 5.55 },
    cell: ({ getValue, row: { original } }) => (
      <>
        <span>{shorten(getValue() ?? '')}</span>
        <Mark id={original.id} />
      </>
    ),
  }),
  column.accessor(totalBultos, {
    id: 'bultos',
    header: LABELS.bultos,
    meta: { summed: true, numeric: true, width: 2.45 },
  }),
  importeGroup('monto'),
  importeGroup('flete'),
  column.accessor(ladoACargo, {
    id: 'aCargoDe',
    header: 'A cargo de',
    meta: { width: 3.05 },
  }),
  column.accessor(({ cuentaCorriente }) => siNo(cuentaCorriente), {
    id: 'cc',
    header: 'CC',
    meta: { width: 1.4 },
  }),
  column.accessor('observaciones', {
    header: () => (
      <>
        <IconMessage className={classes.icon} size={16} aria-hidden="true" />
        <VisuallyHidden className={classes.onPaper}>{LABELS.observaciones}</VisuallyHidden>
      </>
    ),
    meta: { name: LABELS.observaciones, mark: true, width: 1.75, paperWidth: 6.25 },
    cell: ({ row: { original } }) =>
      original.observaciones && (
        <Observaciones text={shorten(original.observaciones, MAX_OBSERVACIONES_LETTERS)} />
      ),
  }),
]);

interface MovimientosTableProps {
  view: TableView;
  label: string;
  rows: readonly Movimiento[] | undefined;
  selection: RowSelection;
  importe: MontoOFlete;
  marks?: ReadonlyMap<number, string> | undefined;
  freshId?: number | null;
  onOpen: (movimiento: Movimiento) => void;
  empty: ReactNode;
  refetching?: boolean;
  sort?: Sort;
}

/** Spec section 2, Movements: Columns. */
export function MovimientosTable({
  importe: first,
  marks = NO_MARKS,
  ...props
}: MovimientosTableProps) {
  return (
    <MarksContext value={marks}>
      <DataTable
        {...props}
        columns={movimientosColumns}
        card={CARDS[first]}
        rowName={movimientoName}
        tall={marks}
      />
    </MarksContext>
  );
}
