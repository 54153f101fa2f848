import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import { beforeEach, expect, it } from 'vitest';
import { readPdfText } from '@mocks/pdf/read-text';
import { cannotReadBarcodes, readBarcodes } from '../../../../test/support/read-barcodes';
import type { Etiqueta } from './etiqueta';
import { writeEtiquetas } from './write-etiquetas';

beforeEach(({ skip }) => {
  skip(cannotReadBarcodes);
});

const woff = (weight: number) =>
  Uint8Array.from(
    readFileSync(
      `node_modules/@fontsource/source-sans-3/files/source-sans-3-latin-${weight}-normal.woff`,
    ),
  );
const fuentes = { regular: woff(400), bold: woff(600) };

const etiqueta: Etiqueta = {
  empresa: 'Transporte de Cargas',
  remito: '0001-00020137',
  codigo: '0001-00020137',
  bulto: 1,
  bultos: 3,
  origen: 'Echeverría, José',
  destino: 'Oficina de Ñandúes y Cía.',
  localidad: 'Río Cuarto',
  aCargoDe: 'Destino',
  cobrar: { detalle: 'Monto $ 12.500,00 + Flete $ 2.500,00', importe: '$ 15.000,00' },
  fragil: true,
};

const write = async (
  etiquetas: readonly Etiqueta[],
  options: { formato: '100x150' | 'a4'; desde: number } = { formato: '100x150', desde: 1 },
) => Buffer.from(await writeEtiquetas(etiquetas, { ...options, fuentes }), 'base64');

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const number = `0001-${String(index + 1).padStart(8, '0')}`;
    return { ...etiqueta, remito: number, codigo: number };
  });

it('writes a page of 100 × 150 mm per label, with all its texts and its barcode', async () => {
  const pdf = await write([etiqueta, { ...etiqueta, bulto: 2 }, { ...etiqueta, bulto: 3 }]);
  const pages = await readPdfText(pdf);
  expect(pages).toHaveLength(3);
  for (const text of [
    ...['Transporte de Cargas', '1/3', '0001-00020137', 'De Echeverría, José', 'Río Cuarto'],
    ...[
      'Para Oficina de Ñandúes y Cía.',
      'A cargo de Destino',
      'Cobrar Monto $ 12.500,00 + Flete $ 2.500,00 $ 15.000,00',
    ],
    'FRÁGIL',
  ]) {
    expect(pages[0]).toContain(text);
  }
  expect(pages[2]).toContain('3/3');
  expect(await readBarcodes(pdf)).toEqual([
    ['0001-00020137'],
    ['0001-00020137'],
    ['0001-00020137'],
  ]);
  const document = await getDocumentProxy(Uint8Array.from(pdf));
  const { view } = await document.getPage(1);
  expect(view.map((points) => Math.round((points * 25.4) / 72))).toEqual([0, 0, 100, 150]);
  expect(await document.getViewerPreferences()).toMatchObject({ PrintScaling: 'None' });
  expect(pdf.toString('latin1')).toContain('SourceSans3-Regular');
});

it('puts eight labels on an A4 sheet and starts at the first free place', async () => {
  const pdf = await write(numbered(9), { formato: 'a4', desde: 7 });
  const pages = await readPdfText(pdf);
  expect(pages).toHaveLength(2);
  expect(pages[0]!.match(/0001-\d{8}/g)).toEqual(['0001-00000001', '0001-00000002']);
  const codes = await readBarcodes(pdf);
  expect(codes.map((page) => page.toSorted())).toEqual([
    ['0001-00000001', '0001-00000002'],
    numbered(9)
      .slice(2)
      .map(({ codigo }) => codigo),
  ]);
});

const CODIGOS = ['R-4515/B', 'S/N', '7', 'x'.repeat(24), '00077', 'Sr. Paz, 12', '000100020137'];
const SIN_BARRAS = [null, 'Nº 12', 'А-1', 'x'.repeat(60), 'x'.repeat(6000), ''];

it.each(['100x150', 'a4'] as const)(
  'writes barcodes that scanners can read: %s',
  async (formato) => {
    const etiquetas = [...CODIGOS, ...SIN_BARRAS].map((codigo) => ({
      ...etiqueta,
      remito: codigo,
      codigo,
    }));
    const codes = await readBarcodes(await write(etiquetas, { formato, desde: 1 }));
    expect(codes.flat().toSorted()).toEqual(CODIGOS.toSorted());
  },
);

it('writes unsupported characters as something readable, and cuts a text of thousands of letters', async () => {
  const destino = 'N\u0303oño → ﬁambres «Łódź» \u202eabc\u0000\ud800';
  const [origen, localidad] = ['palabra '.repeat(800), 'x'.repeat(6000)];
  const pdf = await write([{ ...etiqueta, destino, origen, localidad }]);
  const [page] = await readPdfText(pdf);
  expect(page).toContain('Para Ñoño ? fiambres «?ódz» abc');
  expect(page).toMatch(/De palabra (palabra )+pal…/);
  expect(page).toMatch(/ x{40,}… A cargo de Destino Cobrar Monto .* \$ 15\.000,00/);
  expect(await readBarcodes(pdf)).toEqual([['0001-00020137']]);
});
