import { utils, write, type BookType, type WorkSheet } from '@e965/xlsx';
import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';
import { MAX_BYTES, type Hoja } from './hoja';
import type { Planilla } from './planilla';
import { readHojas } from './read-hojas';
import { toXlsx } from './xlsx';

/** A file by an independent library. */
const fileOf = (sheets: Record<string, WorkSheet>, bookType: BookType = 'xlsx', date1904 = false) =>
  new Uint8Array(
    write(
      { SheetNames: Object.keys(sheets), Sheets: sheets, Workbook: { WBProps: { date1904 } } },
      { bookType, type: 'array' },
    ) as ArrayBuffer,
  );

const sheetOf = (rows: unknown[][]) => utils.aoa_to_sheet(rows, { UTC: true });

async function hojasIn(from: Uint8Array<ArrayBuffer> | string): Promise<Hoja[]> {
  const reading = await readHojas(from);
  if ('refused' in reading) throw new Error(reading.refused);
  return reading.hojas;
}

async function rowsIn(from: Uint8Array<ArrayBuffer> | string) {
  return (await hojasIn(from))[0]?.rows;
}

const textFile = (text: string) => new TextEncoder().encode(text);

describe('readHojas', () => {
  it.each(['xlsx', 'xlsm', 'ods'] as const)('reads the cells of an .%s as texts', async (type) => {
    const sheet = sheetOf([
      ['Destino', 'Monto', 'Bultos'],
      ['Ñandú\nS.A. 😀 <b>', 1234.5, 0.1 + 0.2],
      ['=HYPERLINK("http://x")', 20447103223, true],
      ['00012', '$ 1.234,50', 'x'.repeat(20_000)],
    ]);
    expect(await rowsIn(fileOf({ Hoja: sheet }, type))).toEqual([
      ['Destino', 'Monto', 'Bultos'],
      ['Ñandú\nS.A. 😀 <b>', '1234,5', '0,30000000000000004'],
      ['=HYPERLINK("http://x")', '20447103223', 'Sí'],
      ['00012', '$ 1.234,50', 'x'.repeat(20_000)],
    ]);
  });

  it.each([false, true])('reads dates, also of an old Mac (1904: %s)', async (isMac) => {
    const offset = isMac ? 1462 : 0;
    const cell = (v: number, z: string) => ({ t: 'n', v: v - offset, z });
    const sheet = sheetOf([[null, null, null]]);
    Object.assign(sheet, {
      A1: cell(46346, 'dd/mm/yyyy'),
      B1: cell(46346 + 10.5 / 24, 'dd/mm/yyyy hh:mm'),
      C1: cell(46346, '0'),
    });
    const [hoja] = await hojasIn(fileOf({ Hoja: sheet }, 'xlsx', isMac));
    expect(hoja).toMatchObject({
      rows: [['20/11/2026', '20/11/2026 10:30', String(46346 - offset)]],
      serialOffset: offset,
    });
  });

  it('tells a formula without a value and an error from a value', async () => {
    const sheet = sheetOf([[null, null, null, null]]);
    Object.assign(sheet, {
      A1: { t: 'n', f: '1+1' },
      B1: { t: 'n', f: '2+3', v: 5 },
      C1: { t: 'e', v: 42 },
      D1: { t: 's', f: 'IF(1,"","")', v: '' },
    });
    expect(await rowsIn(fileOf({ Hoja: sheet }))).toEqual([['#SIN VALOR', '5', '#SIN VALOR', '']]);
  });

  it('repeats a merged text in its rows, but no merged amount, and tells which rows are hidden', async () => {
    const sheet = sheetOf([
      ['Ana', 1500],
      [null, null],
      ['Beto', 10],
    ]);
    sheet['!merges'] = [
      { s: { r: 0, c: 0 }, e: { r: 1, c: 0 } },
      { s: { r: 0, c: 1 }, e: { r: 1, c: 1 } },
    ];
    sheet['!rows'] = [{}, {}, { hidden: true }];
    const [hoja] = await hojasIn(fileOf({ Hoja: sheet }));
    expect(hoja?.rows).toEqual([
      ['Ana', '1500'],
      ['Ana', '#UNIDA'],
      ['Beto', '10'],
    ]);
    expect(hoja?.hidden).toEqual([2]);
  });

  it('names the sheets that have cells, but no single column beside a table', async () => {
    const sheets = { Uno: sheetOf([['a']]), Vacía: sheetOf([[]]), Dos: sheetOf([['b']]) };
    const names = async () => (await hojasIn(fileOf(sheets))).map(({ name }) => name);
    expect(await names()).toEqual(['Uno', 'Dos']);
    sheets.Dos = sheetOf([['b', 'c']]);
    expect(await names()).toEqual(['Dos']);
  });

  const LATIN = Uint8Array.from('Destino;Monto\r\n\xd1and\xfa;1,5', (letter) =>
    letter.charCodeAt(0),
  );
  const UTF16 = new Uint8Array(
    Uint16Array.from('\uFEFFDestino\tMonto\r\nÑandú\t1,5', (letter) => letter.charCodeAt(0)).buffer,
  );
  it.each([
    ['semicolons, UTF-8 with a mark', textFile('\uFEFFDestino;Monto\r\nÑandú;1,5')],
    ['commas', textFile('Destino,Monto\nÑandú,"1,5"\n')],
    ['tabs', textFile('Destino\tMonto\nÑandú\t1,5')],
    ['its separator in the first line', textFile('sep=;\r\nDestino;Monto\r\nÑandú;1,5')],
    ['Windows-1252', LATIN],
    ['UTF-16', UTF16],
    ['pasted cells', 'Destino\tMonto\r\nÑandú\t1,5'],
  ])('reads a CSV with %s', async (_, from) => {
    const rows = await rowsIn(from);
    expect(rows?.slice(0, 2)).toEqual([
      ['Destino', 'Monto'],
      ['Ñandú', '1,5'],
    ]);
  });

  it('reads quoted lines, and the apostrophe that Exportar puts before a formula', async () => {
    expect(await rowsIn(textFile(`"La ""1""\nS.A.";'=1+1;'00012;d'Elia`))).toEqual([
      ['La "1"\nS.A.', '=1+1', '00012', "d'Elia"],
    ]);
  });

  const lie = async (declared: number) => {
    const bytes = await writeXlsx({ sheets: [{ name: 'A', rows: [['a'.repeat(1_000_000)]] }] });
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < bytes.length - 46; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, declared, true);
    }
    return bytes as Uint8Array<ArrayBuffer>;
  };
  const locked = async () =>
    (await writeXlsx({
      sheets: [{ name: 'A', rows: [['a']] }],
      encryption: { password: 'x', spinCount: 10 },
    })) as Uint8Array<ArrayBuffer>;

  it.each<[string, () => unknown, RegExp]>([
    ['an .xls', () => fileOf({ A: sheetOf([['a']]) }, 'biff8'), /Es un \.xls/],
    ['a file with a password', locked, /tiene contraseña/],
    ['a picture', () => Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10, 0, 0), /No es una planilla/],
    ['a web page', () => textFile('<html><table></table></html>'), /No es una planilla/],
    ['a cut file', () => fileOf({ A: sheetOf([['a']]) }).slice(0, 900), /No es una planilla/],
    ['an empty sheet', () => fileOf({ A: sheetOf([[]]) }), /está vacía/],
    ['an empty file', () => new Uint8Array(), /está vacía/],
    ['11 MB', () => new Uint8Array(MAX_BYTES + 1), /demasiado grande/],
    ['a zip bomb', () => lie(2_000_000_000), /demasiado grande/],
    ['a zip that says less than it holds', () => lie(10), /No es una planilla/],
  ])('refuses %s', async (_, make, why) => {
    const reading = await readHojas((await make()) as Uint8Array<ArrayBuffer>);
    expect(reading).toEqual({ refused: expect.stringMatching(why) as string });
  });

  it.each(['xlsx', 'csv'] as const)('reads back what Exportar writes as %s', async (format) => {
    const line = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.trim());
    const names = fc.array(
      line.filter((text) => !text.includes('\u0000')),
      { minLength: 1, maxLength: 5 },
    );
    const cents = fc.integer({ min: -99_999_999, max: 99_999_999 });
    await fc.assert(
      fc.asyncProperty(names, cents, async (values, amount) => {
        const planilla: Planilla = {
          name: 'Clientes',
          title: 'Clientes',
          filters: [],
          columns: [
            { header: 'Fecha', kind: 'fecha', values: values.map(() => '2026-11-20') },
            { header: 'Nombre', values },
            { header: 'Monto', kind: 'pesos', values: values.map(() => amount / 100) },
          ],
        };
        const file = format === 'csv' ? textFile(toCsv(planilla)) : await toXlsx(planilla);
        const rows = await rowsIn(file as Uint8Array<ArrayBuffer>);
        expect(rows?.slice(1, values.length + 1)).toEqual(
          values.map((nombre) => ['20/11/2026', nombre, String(amount / 100).replace('.', ',')]),
        );
      }),
      { numRuns: 60 },
    );
  });
});
