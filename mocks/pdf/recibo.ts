import type { Content, TableCell } from 'pdfmake';
import { slashDate } from '../lib/dates';
import { INK, SHADE, box, cut, fields, letterhead, plain, render, signature } from './document';
import { formatPesos } from './format';
import { columnsOf, movimientosTable } from './movimientos';
import type { ReciboData } from './types';

function header({ company, recibo, fecha }: ReciboData): Content {
  const below = [
    { text: `N.º\u00a0${cut(recibo.reciboNumero, 30)}`, bold: true, fontSize: 13 },
    `Fecha: ${slashDate(fecha)}`,
    { text: [recibo.tipo, recibo.estado].filter(Boolean).join(' - '), style: 'caption' },
  ];
  return {
    margin: [36, 36, 36, 0],
    stack: [box(letterhead(company, 'RECIBO', below), { height: 72 })],
  };
}

function payer({ cliente }: ReciboData): Content {
  const { nombre, direccion, localidad, identificacion, telefono } = cliente;
  const address = [direccion, localidad].filter((part) => part?.trim()).join(', ');
  const left = fields(
    [
      ['Cliente', nombre],
      ['Domicilio', address],
    ],
    48,
  );
  const right = fields(
    [
      ['CUIT', identificacion],
      ['Teléfono', telefono],
    ],
    40,
  );
  return box({ columns: [left, { width: 190, stack: [right] }], columnGap: 14 });
}

function statement({ recibo, company, movimientos }: ReciboData): Content {
  const esLibre = recibo.movimientoIds.length === 0 && movimientos.length === 0;
  const rows: [label: string, value: string, bold: boolean][] = [
    [esLibre ? 'Entregué a' : 'Recibí(mos) de', company, true],
    ['la suma de', recibo.importeEnLetras, true],
    ['en concepto de', recibo.concepto, false],
  ];
  const body = rows.map(([label, value, bold]): TableCell[] => [
    { text: label, style: 'caption', fontSize: 10 },
    {
      text: cut(value, 600),
      bold,
      fontSize: 10.5,
      lineHeight: 1.3,
      border: [false, false, false, true],
    },
  ]);
  return {
    margin: [12, 8, 12, 14],
    layout: { ...plain, defaultBorder: false, paddingTop: () => 8 },
    table: { widths: [84, '*'], body },
  };
}

function amount(monto: number): Content {
  const content: Content = {
    columns: [
      { text: 'SON', style: 'caption', bold: true, margin: [0, 7] },
      { text: formatPesos(monto), bold: true, fontSize: 16, width: 'auto' },
    ],
  };
  return {
    columns: ['', { width: 210, stack: [box(content, { color: INK, fillColor: SHADE })] }],
    margin: [0, 0, 12, 14],
  };
}

/** The receipt of a payment: free, or for movements whose table may take more pages. */
export async function reciboPdf(data: ReciboData): Promise<Uint8Array> {
  const { recibo, cliente, company, movimientos } = data;
  const c = columnsOf(movimientos);
  const conFlete = recibo.totalFlete !== 0;
  const nombreWidth = conFlete ? 106 : 140;
  const generado = `${slashDate(recibo.fechaGeneracion.slice(0, 10))} ${recibo.fechaGeneracion.slice(11, 16)}`;
  return render({
    title: `Recibo ${recibo.reciboNumero}`,
    company,
    stamp: recibo.fechaGeneracion,
    note: `Recibo N.º ${recibo.reciboNumero} - Generado el ${generado} - Documento no válido como factura`,
    margin: 36,
    pageMargins: [36, 130, 36, 44],
    header: () => header(data),
    content: [
      payer(data),
      statement(data),
      amount(recibo.totalMonto),
      movimientos.length === 0
        ? ''
        : movimientosTable(
            movimientos,
            [
              [c.fecha, 54],
              [c.remito, 72],
              [c.origen, nombreWidth],
              [c.destino, nombreWidth],
              [c.totalBultos, 34],
              [c.monto, conFlete ? 75 : 83],
              ...(conFlete ? [[c.flete, 76] as [typeof c.flete, number]] : []),
            ],
            { fontSize: 7.5, rowHeight: 9 },
          ),
      {
        unbreakable: true,
        margin: [0, 62, 0, 0],
        columns: [
          signature('Firma', 150, cut(cliente.nombre, 70)),
          '',
          signature('Aclaración y DNI', 150),
          '',
          signature(`Por ${cut(company, 70)}`, 150),
        ],
      },
    ],
  });
}
