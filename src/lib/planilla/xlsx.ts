import { colToLetter, writeXlsx, type CellStyle, type CellValue } from 'hucre/xlsx';
import { formatMonto } from '@/domain/dinero';
import { MAX_ROWS } from './hoja';
import {
  momentOf,
  rowCount,
  type Kind,
  type Planilla,
  type PlanillaColumn,
  type Value,
} from './planilla';

/** Excel shows `,` and `.` as the user's country writes them. */
const CELL_FORMATS: Record<Kind, string> = {
  pesos: '"$" #,##0.00;-"$" #,##0.00',
  porcentaje: '0.00%',
  fecha: 'dd/mm/yyyy',
  fechaHora: 'dd/mm/yyyy hh:mm',
  mes: 'mmmm yyyy',
};
const COUNT = '#,##0';
const PARTS = '#,##0.00';
/** Text format, so that an edited cell stays text. */
const TEXT = '@';

/** Excel's limit for a cell. */
const MAX_TEXT = 32_767;
/** Characters that XML cannot hold, and lone surrogates. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF\p{Cs}]/gu;

/** Excel reads `_x0041_` as A. */
const ESCAPE = /_(?=x[\dA-F]{4}_)/gi;

const BOLD = { font: { bold: true } } as const;

/** In characters. */
const NARROWEST = 8;
const WIDEST = 50;

function cellOf(value: Value, kind: Kind | undefined): CellValue {
  if (typeof value !== 'string') return value;
  const moment = momentOf(value, kind);
  if (!moment) return value.replace(UNWRITABLE, '').slice(0, MAX_TEXT).replace(ESCAPE, '_x005F_');
  const [year, month, day, hour, minute] = moment;
  // A spreadsheet's dates have no time zone; hucre takes them as UTC.
  return new Date(Date.UTC(year, month - 1, day, hour, minute));
}

function formatOf({ kind, values, total }: PlanillaColumn): string {
  if (kind) return CELL_FORMATS[kind];
  const numbers = [...values, total].filter((value) => typeof value === 'number');
  if (numbers.length === 0) return TEXT;
  return numbers.every(Number.isInteger) ? COUNT : PARTS;
}

const lengthOf = (value: Value, kind: Kind | undefined): number => {
  const plain = String(value ?? '').length;
  return kind === 'pesos' && typeof value === 'number'
    ? Math.max(plain, formatMonto(value).length)
    : plain;
};

/** Bold letters are wider, and a number too wide for its cell shows as `####`. */
const BOLDER = 1.15;
const SPACE = 2;

function sizeOf({ header, values, total, kind }: PlanillaColumn): number {
  const longest = values.reduce<number>(
    (most, value) => Math.max(most, lengthOf(value, kind)),
    BOLDER * Math.max(header.length, lengthOf(total ?? null, kind)),
  );
  return Math.min(Math.max(Math.ceil(longest) + SPACE, NARROWEST), WIDEST);
}

/** Excel's limits for the name of a sheet. */
const LONGEST_NAME = 31;
const FORBIDDEN = /[[\]:*?/\\]/g;

function sheetName(...names: readonly [string, ...string[]]): string {
  const allowed = names.map((name) => name.replace(FORBIDDEN, ' '));
  const whole = allowed.find((name) => name.length <= LONGEST_NAME);
  if (whole !== undefined) return whole;
  const cut = allowed.at(-1)?.slice(0, LONGEST_NAME - 1) ?? '';
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut}…`;
}

export function toXlsx(planilla: Planilla): Promise<Uint8Array> {
  const { name, title, columns, filters } = planilla;
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
        name: sheetName(name, title),
        columns: columns.map((column) => ({ width: sizeOf(column), numFmt: formatOf(column) })),
        rows,
        cells,
        freezePane: { rows: 1 },
        dataValidations: columns.flatMap(({ choices }, column) =>
          choices
            ? {
                type: 'list',
                values: [...choices],
                // Other words are read too.
                errorStyle: 'information',
                range: `${colToLetter(column)}2:${colToLetter(column)}${MAX_ROWS + 1}`,
              }
            : [],
        ),
      },
      ...(filters.length > 0
        ? [
            {
              name: 'Filtros',
              columns: [{ width: WIDEST, numFmt: TEXT }],
              rows: filters.map((line) => [cellOf(line, undefined)]),
            },
          ]
        : []),
    ],
  });
}
