import type { Content, TableCell } from 'pdfmake';
import { slashDate } from '../lib/dates';
import { INK, SHADE, box, cut, fields, letterhead, plain, render, signature } from './document';
import type { Field } from './document';
import { formatPesos } from './format';
import { columnsOf, movimientosTable, type ColumnWidth } from './movimientos';
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
  const left: Field[] = [
    ['Cliente', nombre],
    ['Domicilio', address],
  ];
  const right: Field[] = [
    ['CUIT', identificacion],
    ['Teléfono', telefono],
  ];
  const columns = [fields(left, 48), { width: 190, stack: [fields(right, 40)] }];
  return box({ columns, columnGap: 14 });
}

function statement({ recibo, company, movimientos }: ReciboData): Content {
  const esLibre = recibo.movimientoIds.length === 0 && movimientos.length === 0;
  const row = (label: string, value: string, bold: boolean): TableCell[] => [
    { text: label, style: 'caption', fontSize: 10 },
    {
      text: cut(value, 600),
      bold,
      fontSize: 10.5,
      lineHeight: 1.3,
      border: [false, false, false, true],
    },
  ];
  const body = [
    row(esLibre ? 'Entregué a' : 'Recibí(mos) de', company, true),
    row('la suma de', recibo.importeEnLetras, true),
    row('en concepto de', recibo.concepto, false),
  ];
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
  const sum = box(content, { color: INK, fillColor: SHADE });
  return { columns: ['', { width: 210, stack: [sum] }], margin: [0, 0, 12, 14] };
}

function detail({ recibo, movimientos }: ReciboData): Content[] {
  if (movimientos.length === 0) return [];
  const c = columnsOf(movimientos);
  const conFlete = recibo.totalFlete !== 0;
  const nombreWidth = conFlete ? 106 : 140;
  const columns: ColumnWidth[] = [
    [c.fecha, 54],
    [c.remito, 72],
    [c.origen, nombreWidth],
    [c.destino, nombreWidth],
    [c.totalBultos, 34],
    [c.monto, conFlete ? 75 : 83],
  ];
  if (conFlete) columns.push([c.flete, 76]);
  return [
    { text: 'Detalle de movimientos', style: 'title', fontSize: 9, margin: [0, 0, 0, 4] },
    movimientosTable(movimientos, columns, { fontSize: 7.5, rowHeight: 9 }),
  ];
}

/** The receipt of a payment: free, or for movements whose table may take more pages. */
export async function reciboPdf(data: ReciboData): Promise<Uint8Array> {
  const { recibo, cliente, company } = data;
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
      ...detail(data),
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
