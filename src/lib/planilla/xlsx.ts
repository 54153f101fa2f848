import { writeXlsx, type CellStyle, type CellValue } from 'hucre/xlsx';
import {
  readMoment,
  rowCount,
  type Kind,
  type Planilla,
  type PlanillaColumn,
  type Value,
} from './planilla';

/** Excel shows `,` and `.` as the person's country writes them. */
const FORMATS: Record<Kind, string> = {
  pesos: '"$" #,##0.00;-"$" #,##0.00',
  porcentaje: '0.00%',
  fecha: 'dd/mm/yyyy',
  fechaHora: 'dd/mm/yyyy hh:mm',
};
const COUNT = '#,##0';
/** A text stays one, also after it was edited. */
const TEXT = '@';

/** The most that a cell holds. */
const MAX_TEXT = 32_767;
/** What XML has no way to write, and halves of letters. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF\p{Cs}]/gu;

/** Excel would read `_x0041_` as A. */
const ESCAPE = /_(?=x[\dA-F]{4}_)/gi;

const BOLD = { font: { bold: true } } as const;

/** In characters. */
const NARROWEST = 8;
const WIDEST = 50;

function cellOf(value: Value, kind: Kind | undefined): CellValue {
  if (typeof value !== 'string') return value;
  const moment = kind === 'fecha' || kind === 'fechaHora' ? readMoment(value) : null;
  if (!moment) return value.replace(UNWRITABLE, '').slice(0, MAX_TEXT).replace(ESCAPE, '_x005F_');
  const [year, month, day, hour, minute] = moment;
  // A spreadsheet's dates have no time zone: hucre takes them as UTC.
  return new Date(Date.UTC(year, month - 1, day, hour, minute));
}

const isNumeric = ({ values, total }: PlanillaColumn) =>
  total !== undefined || values.some((value) => typeof value === 'number');

const formatOf = (column: PlanillaColumn) =>
  column.kind ? FORMATS[column.kind] : isNumeric(column) ? COUNT : TEXT;

/** As wide as its longest value, with the signs that a format adds to a number. */
function widthOf({ header, values, total, kind }: PlanillaColumn): number {
  const added = kind === 'pesos' ? 10 : 2;
  const longest = [...values, total ?? null].reduce<number>(
    (most, value) => Math.max(most, value === null ? 0 : String(value).length),
    header.length,
  );
  return Math.min(Math.max(longest + added, NARROWEST), WIDEST);
}

/** What Excel allows in the name of a sheet. */
const sheetName = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);

/** An Excel workbook: the table with its totals, and the filters on a second sheet. */
export function toXlsx(planilla: Planilla): Promise<Uint8Array> {
  const { name, columns, filters } = planilla;
  const count = rowCount(planilla);
  const header = columns.map((column) => cellOf(column.header, undefined));
  const rows: CellValue[][] = [header];
  for (let row = 0; row < count; row += 1) {
    rows.push(columns.map(({ values, kind }) => cellOf(values[row] ?? null, kind)));
  }
  const cells = new Map<string, { value: CellValue; style: CellStyle }>();
  header.forEach((value, column) => cells.set(`0,${column}`, { value, style: BOLD }));
  if (columns.some(({ total }) => total !== undefined)) {
    const totals = columns.map(({ total }, index) => total ?? (index === 0 ? 'Totales' : null));
    rows.push(totals);
    totals.forEach((value, index) => {
      const column = columns[index];
      if (!column || value === null) return;
      const style = typeof value === 'number' ? { ...BOLD, numFmt: formatOf(column) } : BOLD;
      cells.set(`${count + 1},${index}`, { value, style });
    });
  }
  return writeXlsx({
    sheets: [
      {
        name: sheetName(name),
        columns: columns.map((column) => ({ width: widthOf(column), numFmt: formatOf(column) })),
        rows,
        cells,
        freezePane: { rows: 1 },
      },
      {
        name: 'Filtros',
        columns: [{ width: WIDEST, numFmt: TEXT }],
        rows: filters.map((line) => [cellOf(line, undefined)]),
      },
    ],
  });
}
