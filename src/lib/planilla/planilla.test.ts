import { read, utils, type CellObject, type WorkBook } from '@e965/xlsx';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';
import type { Planilla, Value } from './planilla';
import { toXlsx } from './xlsx';

const HOSTILE = [
  ...['=1+1', '=HYPERLINK("http://example.com";"x")', '+54 351 555-1234', '-2+3', '@SUM(A1)'],
  ...['\t=1+1', '\r=1+1', '\n=1+1', '  =1+1', '＝1+1', "'=1+1"],
];

const MOST = 999_999_999_999.99;

const planilla = (columns: Planilla['columns'], filters: string[] = []): Planilla => ({
  name: 'Consultas 2026-11-20',
  title: 'Consultas',
  columns,
  filters,
});

const texts = (...values: Value[]) => planilla([{ header: 'Nombre', values }]);

/** Reads the file with an independent library. */
const written = async (table: Planilla): Promise<WorkBook> =>
  read(await toXlsx(table), { cellNF: true, cellStyles: true, sheetRows: 0 });

async function firstSheet(table: Planilla) {
  const book = await written(table);
  const sheet = book.Sheets[book.SheetNames[0]!]!;
  return { book, sheet, cell: (place: string) => sheet[place] as CellObject | undefined };
}

describe('toXlsx', () => {
  it('writes numbers, amounts, dates and texts with their own types and formats', async () => {
    const { cell } = await firstSheet(
      planilla([
        { header: 'Fecha', kind: 'fecha', values: ['2026-11-20', '01/02/2026', null] },
        {
          header: 'Momento',
          kind: 'fechaHora',
          values: ['2026-11-20 10:32', '2026-02-01 ', 'ayer'],
        },
        { header: 'Remito', values: ['0001-00020137', '00012', '2026-11-20'] },
        { header: 'Bultos', values: [1200, 0, 3], total: 1203 },
        { header: 'Monto', kind: 'pesos', values: [MOST, -0.01, null], total: MOST },
        { header: 'Parte', kind: 'porcentaje', values: [0.105, null, null] },
        { header: 'Medios', values: [0.5, 3, null], total: 3.5 },
      ]),
    );
    const shown = (places: string[]) =>
      places.map((place) => [cell(place)?.t, cell(place)?.v, cell(place)?.z]);
    // 46346 is 20 November 2026, 46054 is 1 February 2026.
    expect(shown(['A2', 'A3', 'B2', 'B3', 'B4'])).toEqual([
      ['n', 46346, 'dd/mm/yyyy'],
      ['n', 46054, 'dd/mm/yyyy'],
      ['n', expect.closeTo(46346 + (10 * 60 + 32) / 1440, 8), 'dd/mm/yyyy hh:mm'],
      ['n', 46054, 'dd/mm/yyyy hh:mm'],
      ['s', 'ayer', 'dd/mm/yyyy hh:mm'],
    ]);
    expect(cell('A4')?.v).toBeUndefined();
    expect(shown(['C2', 'C3', 'C4'])).toEqual([
      ['s', '0001-00020137', '@'],
      ['s', '00012', '@'],
      ['s', '2026-11-20', '@'],
    ]);
    expect(shown(['D2', 'E2', 'E3', 'F2', 'G2'])).toEqual([
      ['n', 1200, '#,##0'],
      ['n', MOST, '"$" #,##0.00;-"$" #,##0.00'],
      ['n', -0.01, '"$" #,##0.00;-"$" #,##0.00'],
      ['n', 0.105, '0.00%'],
      ['n', 0.5, '#,##0.00'],
    ]);
    expect([cell('A5')?.v, cell('D5')?.v, cell('E5')?.v, cell('E5')?.z]).toEqual([
      'Totales',
      1203,
      MOST,
      '"$" #,##0.00;-"$" #,##0.00',
    ]);
    expect(cell('E2')?.w).toBe('$ 999,999,999,999.99');
  });

  it('has only the header without rows, and no totals without sums', async () => {
    const { sheet } = await firstSheet(texts());
    expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([['Nombre']]);
  });

  it('keeps formulas, control characters and long texts as plain text', async () => {
    const odd = ['a\u0000b\u0008', 'x\uD83D', '<b>&"]]>', '_x000D_', '😀 ñ', 'é'.repeat(40_000)];
    const { cell } = await firstSheet(texts(...HOSTILE, ...odd));
    const cells = [...HOSTILE, ...odd].map((_, index) => cell(`A${index + 2}`));
    expect(cells.map((one) => [one?.t, one?.f])).toEqual(cells.map(() => ['s', undefined]));
    const values = cells.map((one) => String(one?.v));
    expect(values.slice(0, HOSTILE.length).map((text) => text.trim())).toEqual(
      HOSTILE.map((text) => text.trim()),
    );
    expect(values.slice(HOSTILE.length)).toEqual([
      ...['ab', 'x', '<b>&"]]>', '_x000D_', '😀 ñ'],
      'é'.repeat(32_767),
    ]);
  });

  it('lists the filters on a second sheet, and freezes the header', async () => {
    const table = planilla([{ header: 'Nombre', values: ['Ana'] }], ['Cliente: =1+1', 'Mes']);
    const { book } = await firstSheet({ ...table, name: 'Hoja: [lunes]' });
    expect(book.SheetNames).toEqual(['Hoja   lunes ', 'Filtros']);
    expect(utils.sheet_to_json(book.Sheets.Filtros!, { header: 1 })).toEqual([
      ['Cliente: =1+1'],
      ['Mes'],
    ]);
  });

  it('offers a column’s choices in its cells, and has no second sheet without filters', async () => {
    const column = { header: 'Flete a cargo', values: ['Origen'], choices: ['Origen', 'Destino'] };
    const { sheets } = await readXlsx(await toXlsx(planilla([column])));
    expect(sheets.map(({ dataValidations }) => dataValidations)).toEqual([
      [expect.objectContaining({ range: 'A2:A5001', values: ['Origen', 'Destino'] })],
    ]);
  });

  it.each([
    ['Consultas', 'Consultas 2026-11-20'],
    ['Contrareembolsos por rendir', 'Contrareembolsos por rendir'],
    ['A rendir a Cooperativa Agropecuaria de Villa', 'A rendir a Cooperativa…'],
    ['x'.repeat(40), `${'x'.repeat(30)}…`],
  ])('names the sheet of %j by whole words: %j', async (title, sheet) => {
    const { book } = await firstSheet({ ...texts('Ana'), title, name: `${title} 2026-11-20` });
    expect(book.SheetNames[0]).toBe(sheet);
  });

  it.each([1_000_000_000_000, -12_345_678_901_234.56, MOST])(
    'makes a column wide enough for a bold sum of %d',
    async (total) => {
      const { sheet, cell } = await firstSheet(
        planilla([{ header: 'Monto', kind: 'pesos', values: [1], total }]),
      );
      // A bold digit of Calibri is a tenth wider than a regular one; column widths count regular ones.
      expect(sheet['!cols']?.[0]?.width).toBeGreaterThan(1.1 * (cell('A3')?.w?.length ?? 0) + 1);
    },
  );

  it('writes months as dates that show month and year', async () => {
    const { cell } = await firstSheet(
      planilla([{ header: 'Mes', kind: 'mes', values: ['2026-11-01', 'Sin fecha'] }]),
    );
    expect([cell('A2')?.t, cell('A2')?.v, cell('A2')?.z]).toEqual(['n', 46327, 'mmmm yyyy']);
    expect(cell('A3')?.v).toBe('Sin fecha');
  });
});

describe('toCsv', () => {
  it('separates by semicolons, with decimal commas and a byte order mark', () => {
    expect(
      toCsv(
        planilla([
          { header: 'Fecha', kind: 'fecha', values: ['2026-11-20', null] },
          { header: 'Momento', kind: 'fechaHora', values: ['2026-11-20 10:32', 'ayer'] },
          { header: 'Mes', kind: 'mes', values: ['2026-11-01', null] },
          { header: 'Nombre', values: ['Ñandú; "La 1"\nS.A.', 'Ana'] },
          { header: 'Monto', kind: 'pesos', values: [MOST, -0.5], total: 1 },
          { header: 'Parte', kind: 'porcentaje', values: [0.1, 0.0725] },
        ]),
      ),
    ).toBe(
      '\uFEFFFecha;Momento;Mes;Nombre;Monto;Parte\r\n' +
        '20/11/2026;20/11/2026 10:32;11/2026;"Ñandú; ""La 1""\nS.A.";999999999999,99;10 %\r\n' +
        ';ayer;;Ana;-0,5;7,25 %\r\n',
    );
  });

  it.each(HOSTILE.slice(0, -1))('puts an apostrophe before %j', (text) => {
    const [, line = ''] = toCsv(texts(text)).split(/\r\n(?=')|\r\n(?="')/);
    expect(line.replace(/^"/, '')).toMatch(/^'/);
    expect(line).toContain(text.replaceAll('"', '""'));
  });

  it.each([
    ...['00012', '12-5', '1/2', '3-4-26', '12-2025', '2026-11', '1.234', '1E5', '12:30', '5-ene'],
    '123456789012',
  ])('keeps %j as text in a spreadsheet by an apostrophe', (text) => {
    expect(toCsv(texts(text))).toBe(`\uFEFFNombre\r\n'${text}\r\n`);
  });

  it.each([
    ...['-', "'=1+1", 'a=1', '0351-155', 'Sur-Oeste', '137', '0001-00020137', '20-44710322-3'],
    ...['266 172-0520', 'AB123CD', '3-B', '12 de mayo'],
  ])('leaves %j as it is', (text) => {
    expect(toCsv(texts(text))).toBe(`\uFEFFNombre\r\n${text}\r\n`);
  });
});
