import { expect, it } from 'vitest';
import { findHeading, headingsOf, matchColumns } from '@/lib/planilla/columnas';
import { emptyMovimientoForm } from '../movimiento-form';
import { CAMPOS } from './campos';

const NADA = null;

/** As senders write them, each with the field that it must find. */
const REMITENTES: [string, string[][], (string | null)[]][] = [
  [
    'a winery’s list of deliveries',
    [
      ['BODEGA LOS ÁLAMOS S.A.'],
      ['Entregas del 20/11'],
      [],
      ['Nº de Guía', 'DESTINATARIO:', 'Domicilio', 'Loc.', 'Cant. de Bultos', 'V. Decl.', 'Obs.'],
    ],
    [
      ...['remitoNumero', 'clienteDestino', 'destino.direccion', 'destino.localidad'],
      ...['bultos', 'valorDeclarado', 'observaciones'],
    ],
  ],
  [
    'a distributor’s, with groups over two lines',
    [
      ['Fecha', 'Comprobante', 'Consignatario', '', '', 'Bultos', 'Importe', 'Flete'],
      ['', '', 'Razón Social', 'C.U.I.T.', 'Dirección', '', '(a cobrar)', 'paga'],
    ],
    [
      ...['fecha', 'remitoNumero', 'clienteDestino', 'destino.identificacion'],
      ...['destino.direccion', 'bultos', 'monto', 'fleteACargo'],
    ],
  ],
  [
    'an online shop’s export',
    [
      [
        ...[
          'Nº Pedido',
          'Nombre y apellido',
          'DNI',
          'Celular',
          'E-mail',
          'Calle',
          'Ciudad',
          'C.P.',
        ],
        ...['Producto', 'Cantidad', 'Contra reembolso ($)', 'Comentarios'],
      ],
    ],
    [
      ...['remitoNumero', 'clienteDestino', 'destino.identificacion', 'destino.telefono'],
      ...['destino.email', 'destino.direccion', 'destino.localidad', NADA],
      ...['servicio', 'bultos', 'monto', 'observaciones'],
    ],
  ],
];

it.each(REMITENTES)('the columns of %s are found', (_, rows, columns) => {
  const hoja = { name: '', rows, hidden: [], serialOffset: 0 };
  const heading = findHeading(hoja, CAMPOS);
  expect(
    headingsOf(hoja, heading).map((text, at) => [text, matchColumns(hoja, heading, CAMPOS)[at]]),
  ).toEqual(headingsOf(hoja, heading).map((text, at) => [text, columns[at]]));
});

it('each label is the heading of its own field', () => {
  const hoja = { name: '', rows: [CAMPOS.map(({ label }) => label)], hidden: [], serialOffset: 0 };
  expect(matchColumns(hoja, { row: 0, lines: 1 }, CAMPOS)).toEqual(CAMPOS.map(({ name }) => name));
});

it('each field of the form may be a column, but the switch that follows from another', () => {
  const own = CAMPOS.filter(({ aside }) => !aside).map(({ name }) => name);
  expect(['conSubServicio', ...own].toSorted()).toEqual(
    Object.keys(emptyMovimientoForm('')).toSorted(),
  );
});
