import { describe, expect, it } from 'vitest';
import { findHeading, headingsOf, matchColumns, tablaOf } from './columnas';
import { texto, type Campo } from './campos';
import type { Hoja } from './hoja';

const campo = (name: string, label: string, ...words: string[]): Campo => ({
  name,
  label,
  words: words.join(','),
  read: texto,
});

const CAMPOS = [
  campo('remito', 'Nro Remito', 'remito', 'guia', 'nro guia'),
  campo('destino', 'Cliente Destino', 'destinatario', 'consignatario', 'cliente'),
  campo('cuit', 'CUIT', 'cuit', 'destinatario cuit'),
  campo('direccion', 'Dirección', 'domicilio'),
  { ...campo('bultos', 'Bultos', 'cant bultos', 'cantidad bultos'), example: 'Ejemplo' },
  campo('monto', 'Monto', 'contrarreembolso', 'importe'),
  campo('declarado', 'Valor Declarado', 'valor'),
];

const hojaOf = (rows: string[][], hidden: number[] = []): Hoja => ({
  name: '',
  rows,
  hidden,
  serialOffset: 0,
});

function matched(rows: string[][]) {
  const hoja = hojaOf(rows);
  const heading = findHeading(hoja, CAMPOS);
  return { ...heading, columns: matchColumns(hoja, heading, CAMPOS) };
}

describe('headings', () => {
  it.each<[string, string[][], object]>([
    [
      'a sender with a logo and a title',
      [
        ['Bodega Los Álamos S.A.', '', ''],
        ['Entregas del 20/11', '', ''],
        [],
        ['Nº de\nGuía', 'DESTINATARIO:', 'Cant. Bultos', 'V. Decl.'],
        ['12', 'Ana', '3', '100'],
      ],
      { row: 3, lines: 1, columns: ['remito', 'destino', 'bultos', null] },
    ],
    [
      'a sender with groups over two lines',
      [
        ['Guía', 'Destinatario', '', '', 'Bultos', 'Importe'],
        ['', 'Nombre', 'C.U.I.T.', 'Domicilio', '', '(a cobrar)'],
        ['12', 'Ana', '20-1', 'San Martín 1', '3', '100'],
      ],
      {
        row: 0,
        lines: 2,
        columns: ['remito', 'destino', 'cuit', 'direccion', 'bultos', 'monto'],
      },
    ],
    [
      'our own labels before other words',
      [['Cliente', 'Cliente Destino', 'Nro. Remito', 'valor declarado', 'Valor']],
      { row: 0, lines: 1, columns: [null, 'destino', 'remito', 'declarado', null] },
    ],
    [
      'the first of two that are the same',
      [['Bultos', 'Destinatario', 'Bultos']],
      { row: 0, lines: 1, columns: ['bultos', 'destino', null] },
    ],
    [
      'no known word: the first row with several cells',
      [['Planilla'], ['Uno', 'Dos']],
      { row: 1, lines: 1, columns: [null, null] },
    ],
  ])('are found: %s', (_, rows, found) => expect(matched(rows)).toEqual(found));

  it('may be missing: the first row is one of the list, and the widest counts the columns', () => {
    const hoja = hojaOf([['12'], ['13', 'Ana']]);
    const none = { row: -1, lines: 1 } as const;
    expect(headingsOf(hoja, none)).toEqual(['', '']);
    expect(tablaOf(hoja, none, CAMPOS).rows.map(({ n }) => n)).toEqual([1, 2]);
  });

  it('are shown as one line', () => {
    const hoja = hojaOf([
      ['Destinatario', '', 'N°\nguía'],
      ['Nombre', 'CUIT', ''],
    ]);
    expect(headingsOf(hoja, { row: 0, lines: 2 })).toEqual([
      'Destinatario Nombre',
      'Destinatario CUIT',
      'N° guía',
    ]);
  });
});

it('the rows are those below the headings, without blank, hidden and repeated ones, sums and the template’s example', () => {
  const hoja = hojaOf(
    [
      ['Destino', 'Bultos'],
      ['Ana', '3'],
      ['', ''],
      ['Destino', 'Bultos'],
      ['Beto', '4'],
      ['Total Austral S.A.', '1'],
      ['TOTALES:', '7'],
      ['', 'Ejemplo'],
    ],
    [4],
  );
  const heading = { row: 0, lines: 1 } as const;
  const shown = (withHidden: boolean) => {
    const { rows, ...left } = tablaOf(hoja, heading, CAMPOS, withHidden);
    return [rows.map(({ n, cells: [name] }) => [n, name]), left];
  };
  expect(shown(false)).toEqual([
    [
      [2, 'Ana'],
      [6, 'Total Austral S.A.'],
    ],
    { hidden: 1, totals: 1 },
  ]);
  expect(shown(true)[0]).toContainEqual([5, 'Beto']);
});
