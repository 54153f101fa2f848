import { drawField } from './fields';
import { formatCount, formatFecha, formatFechaHora, formatPesos, toStamp } from './format';
import { drawBrand, drawFooters } from './letterhead';
import { totalBultosDe, totalesDe } from './movimiento';
import {
  destinoColumn,
  fechaColumn,
  fleteColumn,
  montoColumn,
  origenColumn,
  remitoColumn,
} from './movimiento-columns';
import { ACCENT, INK, MUTED, SHADE, createPaper, type Paper, type Sheet } from './sheet';
import { drawTable, type Column, type Place } from './table';
import type { MovimientoPdf, ReciboData } from './types';

const MARGIN = 36;
const PADDING = 12;
const BOTTOM = 800;
const SIGNATURE_HEIGHT = 92;

function drawHeader(sheet: Sheet, { company, recibo, fecha }: ReciboData): number {
  const width = sheet.width - 2 * MARGIN;
  sheet.box(MARGIN, 36, width, 92);
  drawBrand(sheet, company, MARGIN + PADDING, 60, width * 0.56);
  const left = MARGIN + width * 0.62;
  const room = width * 0.38 - PADDING;
  const style = { size: 10, align: 'right', width: room } as const;
  sheet.text('RECIBO', left, 66, { ...style, size: 20, bold: true, color: ACCENT });
  sheet.text(`N.º ${recibo.reciboNumero}`, left, 86, {
    ...style,
    size: 13,
    bold: true,
    overflow: 'shrink',
  });
  sheet.text(`Fecha: ${formatFecha(fecha)}`, left, 104, style);
  sheet.text([recibo.tipo, recibo.estado].filter(Boolean).join(' - '), left, 118, {
    ...style,
    size: 7.5,
    color: MUTED,
  });
  return 128;
}

function drawCliente(sheet: Sheet, { cliente }: ReciboData, y: number): number {
  const width = sheet.width - 2 * MARGIN;
  sheet.box(MARGIN, y, width, 50);
  const left = MARGIN + PADDING;
  const wide = width * 0.6;
  const narrow = width - wide - 2 * PADDING;
  const address = [cliente.direccion, cliente.localidad].filter((part) => part?.trim()).join(', ');
  drawField(sheet, 'Cliente', cliente.nombre, left, y + 20, {
    width: wide - 14,
    labelWidth: 48,
    bold: true,
    size: 11,
  });
  drawField(sheet, 'CUIT', cliente.identificacion, left + wide, y + 20, {
    width: narrow,
    labelWidth: 40,
  });
  drawField(sheet, 'Domicilio', address, left, y + 39, { width: wide - 14, labelWidth: 48 });
  drawField(sheet, 'Teléfono', cliente.telefono, left + wide, y + 39, {
    width: narrow,
    labelWidth: 40,
  });
  return y + 50;
}

function drawStatement(sheet: Sheet, data: ReciboData, top: number): number {
  const { recibo, company } = data;
  const esLibre = recibo.movimientoIds.length === 0 && data.movimientos.length === 0;
  const rows: [label: string, value: string, bold: boolean, maxLines: number][] = [
    [esLibre ? 'Entregué a' : 'Recibí(mos) de', company, true, 2],
    ['la suma de', recibo.importeEnLetras, true, 5],
    ['en concepto de', recibo.concepto, false, 8],
  ];
  const left = MARGIN + PADDING + 84;
  const room = sheet.width - MARGIN - PADDING - left;
  let y = top;
  for (const [label, value, bold, maxLines] of rows) {
    const style = { size: 10.5, bold };
    sheet.text(label, MARGIN + PADDING, y, { size: 10, color: MUTED });
    for (const line of sheet.lines(value.replace(/\s+/gu, ' '), style, room, maxLines)) {
      sheet.text(line, left, y, style);
      sheet.horizontal(left, y + 4, room, 0.5);
      y += 19;
    }
    y += 5;
  }
  const boxWidth = 210;
  const boxX = sheet.width - MARGIN - PADDING - boxWidth;
  sheet.fill(boxX, y - 8, boxWidth, 32, SHADE);
  sheet.box(boxX, y - 8, boxWidth, 32, INK);
  sheet.text('SON', boxX + PADDING, y + 12, { size: 9, bold: true, color: MUTED });
  sheet.text(formatPesos(recibo.totalMonto), boxX + 44, y + 13.5, {
    size: 16,
    bold: true,
    align: 'right',
    width: boxWidth - 44 - PADDING,
    overflow: 'whole',
  });
  return y + 24;
}

function movimientosTable(paper: Paper, data: ReciboData, start: Place): Place {
  const totales = totalesDe(data.movimientos);
  const conFlete = data.recibo.totalFlete !== 0;
  const nombreWidth = conFlete ? 106 : 140;
  const columns: Column<MovimientoPdf>[] = [
    fechaColumn(54),
    remitoColumn(72),
    origenColumn(nombreWidth),
    destinoColumn(nombreWidth),
    {
      header: 'Bultos',
      width: 34,
      align: 'right',
      whole: true,
      value: (movimiento) => formatCount(totalBultosDe(movimiento)),
      total: formatCount(totales.bultos + totales.subBultos),
    },
  ];
  const used = columns.reduce((total, { width }) => total + width, 0);
  const left = start.sheet.width - 2 * MARGIN - used;
  if (conFlete) columns.push(montoColumn(left / 2, totales), fleteColumn(left / 2, totales));
  else columns.push(montoColumn(left, totales));

  start.sheet.text('Detalle de movimientos', MARGIN, start.y, {
    size: 9,
    bold: true,
    color: ACCENT,
  });
  return drawTable({
    x: MARGIN,
    columns,
    rows: data.movimientos,
    rowHeight: 15,
    fontSize: 7.5,
    bottom: BOTTOM,
    start: { sheet: start.sheet, y: start.y + 7 },
    nextPage: () => {
      const sheet = paper.addSheet('portrait');
      return { sheet, y: drawHeader(sheet, data) + 14 };
    },
    emptyText: '',
  });
}

function drawFirmas(sheet: Sheet, data: ReciboData, y: number): void {
  const width = 150;
  const columns: [caption: string, detail: string][] = [
    ['Firma', data.cliente.nombre],
    ['Aclaración y DNI', ''],
    [`Por ${data.company}`, ''],
  ];
  const step = (sheet.width - 2 * MARGIN - width) / 2;
  columns.forEach(([caption, detail], index) => {
    const x = MARGIN + index * step;
    sheet.horizontal(x, y + 62, width, 0.7, INK);
    sheet.text(caption, x, y + 73, { size: 7.5, color: MUTED, align: 'center', width });
    sheet.text(detail, x, y + 83, { size: 7.5, align: 'center', width });
  });
}

/** The receipt of a payment: free, or for movements whose table may take more pages. */
export async function reciboPdf(data: ReciboData): Promise<Uint8Array> {
  const { recibo, company } = data;
  const paper = await createPaper({
    title: `Recibo ${recibo.reciboNumero}`,
    company,
    stamp: toStamp(recibo.fechaGeneracion),
  });
  let sheet = paper.addSheet('portrait');
  let y = drawHeader(sheet, data);
  y = drawCliente(sheet, data, y + 10);
  y = drawStatement(sheet, data, y + 30);
  if (data.movimientos.length > 0) {
    ({ sheet, y } = movimientosTable(paper, data, { sheet, y: y + 26 }));
  }
  if (y + SIGNATURE_HEIGHT > BOTTOM) {
    sheet = paper.addSheet('portrait');
    y = drawHeader(sheet, data);
  }
  drawFirmas(sheet, data, y);
  drawFooters(
    paper.sheets,
    MARGIN,
    `Recibo N.º ${recibo.reciboNumero} - Generado el ${formatFechaHora(recibo.fechaGeneracion)} - Documento no válido como factura`,
  );
  return paper.save();
}
