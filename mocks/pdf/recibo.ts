import type { Content, TableCell } from 'pdfmake';
import { slashDate } from '../lib/dates';
import { INK, SHADE, box, cut, fields, letterhead, plain, render, signature } from './document';
import { formatPesos } from './format';
import { movimientosTable, type Widths } from './movimientos';
import type { ReciboData } from './types';

function header({ company, recibo, fecha }: ReciboData): Content {
  const below = [
    { text: `N.º\u00a0${cut(recibo.reciboNumero, 30)}`, bold: true, fontSize: 13 },
    `Fecha: ${slashDate(fecha)}`,
    { text: [recibo.tipo, recibo.estado].filter(Boolean).join(' - '), style: 'caption' },
  ];
  const head = box(letterhead(company, 'RECIBO', below), { height: 72 });
  return { margin: [36, 36, 36, 0], stack: [head] };
}

function payer({ cliente }: ReciboData): Content {
  const { nombre, direccion, localidad, identificacion, telefono } = cliente;
  const address = [direccion, localidad].filter((part) => part?.trim()).join(', ');
  const who = fields({ Cliente: nombre, Domicilio: address }, 48);
  const numbers = fields({ CUIT: identificacion, Teléfono: telefono }, 40);
  return box({ columns: [who, { width: 190, stack: [numbers] }], columnGap: 14 });
}

function statement({ recibo, company, movimientos }: ReciboData): Content {
  const esLibre = recibo.movimientoIds.length === 0 && movimientos.length === 0;
  const look = { fontSize: 10.5, lineHeight: 1.3 };
  const row = (label: string, value: string, bold = true): TableCell[] => [
    { text: label, style: 'caption', fontSize: 10 },
    { text: cut(value, 600), bold, border: [false, false, false, true], ...look },
  ];
  const body = [
    row(esLibre ? 'Entregué a' : 'Recibí(mos) de', company),
    row('la suma de', recibo.importeEnLetras),
    row('en concepto de', recibo.concepto, false),
  ];
  return {
    margin: [12, 8, 12, 14],
    layout: { ...plain, defaultBorder: false, paddingTop: () => 8 },
    table: { widths: [84, '*'], body },
  };
}

function amount(monto: number): Content {
  const son: Content = { text: 'SON', style: 'caption', bold: true, margin: [0, 7] };
  const pesos = { text: formatPesos(monto), bold: true, fontSize: 16, width: 'auto' };
  const sum = box({ columns: [son, pesos] }, { color: INK, fillColor: SHADE });
  return { columns: ['', { width: 210, stack: [sum] }], margin: [0, 0, 12, 14] };
}

function detail({ recibo, movimientos }: ReciboData): Content[] {
  if (movimientos.length === 0) return [];
  const conFlete = recibo.totalFlete !== 0;
  const nombre = conFlete ? 106 : 140;
  const widths: Widths = {
    fecha: 54,
    remito: 72,
    origen: nombre,
    destino: nombre,
    totalBultos: 34,
  };
  const amounts: Widths = conFlete ? { monto: 75, flete: 76 } : { monto: 83 };
  return [
    { text: 'Detalle de movimientos', style: 'title', fontSize: 9, margin: [0, 0, 0, 4] },
    movimientosTable(movimientos, { ...widths, ...amounts }, { fontSize: 7.5, rowHeight: 9 }),
  ];
}

/** The receipt of a payment: free, or for movements whose table may take more pages. */
export async function reciboPdf(data: ReciboData): Promise<Uint8Array> {
  const { recibo, cliente, company } = data;
  const [dia = '', hora = ''] = recibo.fechaGeneracion.split('T');
  const generado = `${slashDate(dia)} ${hora.slice(0, 5)}`;
  const signatures = [
    signature('Firma', 150, cut(cliente.nombre, 70)),
    '',
    signature('Aclaración y DNI', 150),
    '',
    signature(`Por ${cut(company, 70)}`, 150),
  ];
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
      { columns: signatures, unbreakable: true, margin: [0, 62, 0, 0] },
    ],
  });
}
