import { describe, expect, it } from 'vitest';
import { cantidad, fecha, fraccion, importe, readCells, siNo, texto, unaDe } from './campos';

const AT = { hoy: '2026-11-20', serialOffset: 0 };

describe('a cell becomes a form value', () => {
  it.each([
    [fecha, '20/11', '2026-11-20'],
    [fecha, '20-11-26', '2026-11-20'],
    [fecha, '20/11/2026 10:32', '2026-11-20'],
    [fecha, '2026-11-20', '2026-11-20'],
    [fecha, '46346', '2026-11-20'],
    [fecha, '46346,4375', '2026-11-20'],
    [fecha, '31/02/2026', '31/02/2026'],
    [importe, '1234,5', '1.234,50'],
    [importe, '1.234,50', '1.234,50'],
    [importe, '$ 1234.5', '1.234,50'],
    [importe, '0,30000000000000004', '0,30'],
    [importe, '1.2.3', '1.2.3'],
    [importe, 'a convenir', 'a convenir'],
    [cantidad, '3', '3'],
    [cantidad, '3,0', '3'],
    [cantidad, '3.00', '3'],
    [cantidad, '1.000', '1000'],
    [cantidad, '1,000', '1,000'],
    [cantidad, '2,5', '2,5'],
    [texto, '  00012\u00a0', '00012'],
    [siNo, 'Sí', true],
    [siNo, 'X', true],
    [siNo, '1', true],
    [siNo, 'NO', false],
    [siNo, 'quizás', undefined],
    [fraccion, '0,1', '0,1'],
    [fraccion, '10', '0,1'],
    [fraccion, '10,5 %', '0,105'],
    [fraccion, 'poco', 'poco'],
    [unaDe(['origen', 'origen', 'o'], ['destino', 'destino', 'd']), 'DESTINO', 'destino'],
  ])('%o reads %j as %j', (read, text, value) => expect(read(text, AT)).toBe(value));

  it('counts serial numbers of an old Mac from 1904', () => {
    expect(fecha('44884', { ...AT, serialOffset: 1462 })).toBe('2026-11-20');
  });
});

it('a row has a value or a problem for each cell that is not blank', () => {
  const campos = [
    { name: 'monto', label: 'Monto', words: '', read: importe },
    { name: 'flete', label: 'Flete', words: '', read: importe },
    { name: 'pagado', label: 'Pagado', words: '', read: siNo },
    { name: 'bultos', label: 'Bultos', words: '', read: cantidad },
    { name: 'destino.direccion', label: 'Dirección', words: '', read: texto, aside: true },
    { name: 'destino.email', label: 'Email', words: '', read: texto, aside: true },
  ];
  expect(
    readCells(
      ['#SIN VALOR', '#UNIDA', 'quizás', '', 'San Martín 450', '#SIN VALOR'],
      ['monto', 'flete', 'pagado', null, 'destino.direccion', 'destino.email'],
      campos,
      AT,
    ),
  ).toEqual({
    read: {},
    // No form shows what is wrong with these.
    aside: { 'destino.direccion': 'San Martín 450' },
    problems: {
      monto: 'La celda tiene un error o una fórmula sin calcular',
      flete: 'La celda está unida con la de arriba',
      pagado: 'No se entiende «quizás»',
    },
  });
});
