import type { Alignment, Content, CustomTableLayout, TableCell } from 'pdfmake';
import { slashDate } from '../lib/dates';
import { sumPesos } from '../lib/money';
import type { Movimiento } from '../model';
import { INK, RULE, SHADE, cut } from './document';
import { formatCount, formatPesos, formatSiNo, padNumber } from './format';
import type { MovimientoPdf } from './types';

/** The number printed for a movement: its own, else one made from its id. */
export const numeroRemito = ({ id, remitoNumero }: Movimiento): string =>
  cut(remitoNumero, 30) || `0000-${padNumber(id)}`;

/** Sub bultos count only where the movement has a sub service. */
export const subBultosDe = ({ subServicioId, subBultos }: Movimiento): number =>
  subServicioId === null ? 0 : (subBultos ?? 0);

export const aCargoDe = ({ fleteACargoCliente }: Movimiento): string =>
  fleteACargoCliente ? 'Origen' : 'Destino';

interface Column {
  header: string;
  alignment: Alignment;
  value: (movimiento: MovimientoPdf) => string;
  /** The cell of the row of totals. */
  total?: string;
}

/** The columns of a table, in order, with their widths. */
export type Widths = Partial<Record<keyof ReturnType<typeof columnsOf>, number>>;

const column = (header: string, value: Column['value'], alignment: Alignment = 'left'): Column => ({
  header,
  alignment,
  value,
});

const nombre = (text: string | null): string => cut(text, 45) || 'N/A';
const estado = (...flags: boolean[]): string => flags.map(formatSiNo).join(' / ');

/** The columns a document may pick from, with their totals. */
function columnsOf(rows: readonly MovimientoPdf[]) {
  const count = (header: string, of: (movimiento: Movimiento) => number): Column => ({
    ...column(header, (movimiento) => formatCount(of(movimiento)), 'right'),
    total: formatCount(rows.reduce((total, movimiento) => total + of(movimiento), 0)),
  });
  const pesos = (header: string, of: (movimiento: Movimiento) => number): Column => ({
    ...column(header, (movimiento) => formatPesos(of(movimiento)), 'right'),
    total: formatPesos(sumPesos(rows.map(of))),
  });
  return {
    fecha: column('Fecha', ({ fecha }) => slashDate(fecha)),
    hora: column('Hora', ({ hora }) => hora),
    origen: column('Origen', ({ origen }) => nombre(origen)),
    destino: column('Destino', ({ destino }) => nombre(destino)),
    representante: column('Representante', ({ representante }) => nombre(representante)),
    remito: column('Remito', numeroRemito),
    bultos: count('Bultos', ({ bultos }) => bultos),
    subBultos: count('Sub b.', subBultosDe),
    totalBultos: count('Bultos', (row) => row.bultos + subBultosDe(row)),
    monto: pesos('Monto', ({ monto }) => monto),
    estadoMonto: column('Pag./Rend.', (row) => estado(row.montoPagado, row.montoRendido), 'center'),
    flete: pesos('Flete', ({ flete }) => flete),
    estadoFlete: column('Pag./Rend.', (row) => estado(row.fletePagado, row.fleteRendido), 'center'),
    aCargo: column('A cargo de', aCargoDe, 'center'),
    cuentaCorriente: column('CC', (row) => formatSiNo(row.cuentaCorriente), 'center'),
    observaciones: column('Obs.', ({ observaciones }) => cut(observaciones, 60)),
    firma: column('Firma', () => ''),
  };
}

const PADDING = 3;

const layout: CustomTableLayout = {
  hLineWidth: (line, { table: { headerRows = 0, body } }) =>
    line < headerRows || line === body.length ? 0 : line === headerRows ? 0.9 : 0.4,
  hLineColor: (line, { table }) => (line === table.headerRows ? INK : RULE),
  vLineWidth: () => 0,
  paddingLeft: () => PADDING,
  paddingRight: () => PADDING,
  paddingTop: () => PADDING,
  paddingBottom: () => PADDING,
};

interface TableOptions {
  fontSize: number;
  rowHeight: number;
  /** Repeated above the table on every page. */
  head?: Content;
  empty?: string;
}

/** A table of movements. It repeats its header on each page and ends with the totals. */
export function movimientosTable(
  movimientos: readonly MovimientoPdf[],
  wanted: Widths,
  { fontSize, rowHeight, head, empty = '' }: TableOptions,
): Content {
  const all = columnsOf(movimientos);
  const columns = (Object.keys(wanted) as (keyof Widths)[]).map((name) => all[name]);
  const widths = Object.values(wanted).map((width) => width - 2 * PADDING);
  const rowOf = (text: (column: Column) => string, look: object): TableCell[] =>
    columns.map((each) => ({ text: text(each), alignment: each.alignment, ...look }));
  const movimientoRow = (movimiento: MovimientoPdf): TableCell[] =>
    rowOf(({ value }) => value(movimiento), { verticalAlignment: 'middle' });
  const whole = (content: Content): TableCell[] => [
    { stack: [content], colSpan: columns.length, margin: -PADDING },
    ...columns.slice(1).map(() => ''),
  ];
  const strong = { bold: true, fillColor: SHADE };
  const totals = rowOf(({ total = '' }) => total, strong);
  totals[0] = { text: `TOTALES (${movimientos.length})`, ...strong };
  const nothing: Content = { text: empty, style: 'caption', alignment: 'center', margin: 8 };
  const last = movimientos.at(-1);
  // The last movement shares a row with the totals, so that the totals are never alone on a page.
  const tail: Content = {
    layout: { ...layout, hLineWidth: (line) => (line === 0 ? 0 : 0.9), hLineColor: () => INK },
    table: {
      widths,
      heights: [rowHeight, 'auto'],
      body: [last ? movimientoRow(last) : whole(nothing), totals],
    },
  };
  return {
    layout,
    fontSize,
    table: {
      headerRows: head ? 2 : 1,
      dontBreakRows: true,
      widths,
      heights: (row) => (row < 2 && head ? 'auto' : rowHeight),
      body: [
        ...(head ? [whole(head)] : []),
        rowOf(({ header }) => header, strong),
        ...movimientos.slice(0, -1).map(movimientoRow),
        whole(tail),
      ],
    },
  };
}
