import type { Movimiento } from '../model';
import { drawField, drawSignatureLine } from './fields';
import {
  formatCents,
  formatCount,
  formatFecha,
  formatPesos,
  formatSiNo,
  toCents,
  toStamp,
} from './format';
import { drawBrand, drawFooters } from './letterhead';
import { aCargoDe, numeroRemito, subBultosDe, totalBultosDe } from './movimiento';
import { ACCENT, INK, MUTED, SHADE, createPaper, type Sheet, type TextStyle } from './sheet';
import type { Copia, Parte, RemitoData } from './types';

const MARGIN = 36;
const GAP = 10;
const PADDING = 9;
const NO_FACTURA = 'Documento no válido como factura';

const TITLE_HEIGHT = 15;
const LEADING = 1.3;

function drawTitledBox(
  sheet: Sheet,
  title: string,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  sheet.fill(x, y, width, TITLE_HEIGHT, SHADE);
  sheet.box(x, y, width, height);
  sheet.text(title, x + PADDING, y + 10.5, { size: 8, bold: true, color: ACCENT });
}

function drawHeader(sheet: Sheet, data: RemitoData, copia: Copia, y: number, height: number): void {
  const width = sheet.width - 2 * MARGIN;
  const middle = sheet.width / 2;
  sheet.box(MARGIN, y, width, height);
  sheet.vertical(middle, y + 32, height - 32);
  sheet.box(middle - 16, y, 32, 32);

  drawBrand(sheet, data.company, MARGIN + 12, y + 18, width / 2 - 40);
  sheet.text(NO_FACTURA, MARGIN + 12, y + height - 10, { size: 8, color: MUTED });

  sheet.text('X', middle - 16, y + 24, { size: 22, bold: true, align: 'center', width: 32 });

  const left = middle + 28;
  const room = MARGIN + width - 12 - left;
  const { movimiento } = data;
  sheet.text('REMITO', left, y + 28, { size: 20, bold: true, color: ACCENT });
  sheet.box(left + room - 82, y + 11, 82, 20, INK);
  sheet.text(copia, left + room - 82, y + 24.7, {
    size: 10,
    bold: true,
    align: 'center',
    width: 82,
  });
  sheet.text(`N.º ${numeroRemito(movimiento)}`, left, y + 50, {
    size: 14,
    bold: true,
    width: room,
    overflow: 'shrink',
  });
  sheet.text(`Fecha: ${formatFecha(movimiento.fecha)}`, left, y + 70, { size: 10 });
  sheet.text(`Hora: ${movimiento.hora}`, left, y + 86, { size: 10, width: room });
}

function drawParte(
  sheet: Sheet,
  title: string,
  parte: Parte,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  drawTitledBox(sheet, title, x, y, width, height);
  const left = x + PADDING;
  const room = width - 2 * PADDING;
  const isShort = sheet.measure(parte.nombre, { size: 9.5, bold: true }) <= room;
  const name: TextStyle = { size: isShort ? 11 : 8.5, bold: true, overflow: 'shrink', width: room };
  if (!isShort) name.size = sheet.sizeForLines(parte.nombre, name, room, () => 2);
  const lines = isShort ? [parte.nombre] : sheet.lines(parte.nombre, name, room, 2);
  if (parte.nombre.trim() === '')
    drawField(sheet, 'Nombre', null, left, y + 32, { width: room, labelWidth: 50 });
  else sheet.paragraph(lines, left, y + (lines.length > 1 ? 27 : 32), 10.5, name);

  const fields: [string, string | null | undefined][] = [
    ['CUIT', parte.identificacion],
    ['Domicilio', parte.direccion],
    ['Localidad', parte.localidad],
    ['Teléfono', parte.telefono],
  ];
  fields.forEach(([label, value], index) =>
    drawField(sheet, label, value, left, y + 53 + index * 16, { width: room, labelWidth: 50 }),
  );
}

function drawServicios(sheet: Sheet, data: RemitoData, y: number): number {
  const width = sheet.width - 2 * MARGIN;
  const { movimiento } = data;
  const rows: [string, string | null, number][] = [['Servicio', data.servicio, movimiento.bultos]];
  if (movimiento.subServicioId !== null || data.subServicio !== null) {
    rows.push(['Sub servicio', data.subServicio, subBultosDe(movimiento)]);
  }
  const height = 15 + rows.length * 18 + 20;
  drawTitledBox(sheet, 'DETALLE DE LA CARGA', MARGIN, y, width, height);
  const right = { align: 'right', width: 110 } as const;
  const rightX = MARGIN + width - PADDING - right.width;
  let baseline = y + 27.5;
  for (const [label, name, bultos] of rows) {
    drawField(sheet, label, name, MARGIN + PADDING, baseline, {
      width: width - 2 * PADDING - right.width - 10,
      labelWidth: 62,
    });
    const caption = label === 'Servicio' ? 'Bultos' : 'Sub bultos';
    sheet.text(`${caption}:`, rightX, baseline, {
      size: 7.5,
      color: MUTED,
      align: 'right',
      width: 60,
    });
    sheet.text(formatCount(bultos), rightX, baseline, { size: 10, ...right });
    baseline += 18;
  }
  sheet.horizontal(MARGIN, baseline - 12, width);
  sheet.text('Total bultos:', rightX - 60, baseline + 1.5, {
    size: 9,
    bold: true,
    align: 'right',
    width: 120,
  });
  sheet.text(formatCount(totalBultosDe(movimiento)), rightX, baseline + 1.5, {
    size: 12,
    bold: true,
    ...right,
  });
  return y + height;
}

function netFreightCents({ flete, seguro, redespacho, contrareembolso }: Movimiento): number {
  return toCents(flete) - toCents(seguro) - toCents(redespacho) - toCents(contrareembolso);
}

function drawImportes(sheet: Sheet, data: RemitoData, y: number): number {
  const { movimiento } = data;
  const width = (sheet.width - 2 * MARGIN - GAP) / 2;
  const height = 15 + 5 * 17 + 10;
  const net = netFreightCents(movimiento);
  const boxes: [title: string, x: number, rows: [string, string | null][]][] = [
    [
      'CONDICIONES',
      MARGIN,
      [
        ['Flete a cargo de', aCargoDe(movimiento)],
        ['Cuenta corriente', formatSiNo(movimiento.cuentaCorriente)],
        ['Representante', data.representante],
        ['Monto', formatPesos(movimiento.monto)],
        ['Valor declarado', formatPesos(movimiento.valorDeclarado)],
      ],
    ],
    [
      'FLETE',
      MARGIN + width + GAP,
      [
        ['Flete neto', net < 0 ? '-' : formatCents(net)],
        ['Seguro', formatPesos(movimiento.seguro)],
        ['Redespacho', formatPesos(movimiento.redespacho)],
        ['Com. contrareembolso', formatPesos(movimiento.contrareembolso)],
        ['Flete', formatPesos(movimiento.flete)],
      ],
    ],
  ];
  for (const [title, x, rows] of boxes) {
    drawTitledBox(sheet, title, x, y, width, height);
    rows.forEach(([label, value], index) => {
      const isTotal = title === 'FLETE' && index === rows.length - 1;
      const baseline = y + 29 + index * 17 + (isTotal ? 4 : 0);
      if (isTotal) sheet.horizontal(x, baseline - 13, width);
      const room = width - 2 * PADDING;
      if (isTotal) {
        sheet.text(`${label}:`, x + PADDING, baseline, { size: 10, bold: true });
        sheet.text(value ?? '', x + PADDING + 50, baseline, {
          size: 12,
          bold: true,
          align: 'right',
          width: room - 50,
          overflow: 'whole',
        });
        return;
      }
      drawField(sheet, label, value, x + PADDING, baseline, {
        width: room,
        labelWidth: 88,
        align: 'right',
        overflow: value?.startsWith('$') ? 'whole' : 'shrink',
      });
    });
  }
  return y + height;
}

function drawObservaciones(sheet: Sheet, text: string | null, y: number, height: number): void {
  const width = sheet.width - 2 * MARGIN;
  drawTitledBox(sheet, 'OBSERVACIONES', MARGIN, y, width, height);
  const room = width - 2 * PADDING;
  const left = MARGIN + PADDING;
  const available = height - TITLE_HEIGHT - 12;
  let written = y + TITLE_HEIGHT + 4;
  if (text !== null && text.trim() !== '') {
    const maxLines = (size: number) => Math.floor(available / (size * LEADING));
    const size = sheet.sizeForLines(text, { size: 9.5 }, room, maxLines);
    const lines = sheet.lines(text, { size }, room, maxLines(size));
    const first = y + TITLE_HEIGHT + 5 + size;
    written = sheet.paragraph(lines, left, first, size * LEADING, { size });
  }
  for (let rule = written + 18; rule < y + height - 8; rule += 18) {
    sheet.horizontal(left, rule, room, 0.4);
  }
}

function drawFirmas(sheet: Sheet, y: number, height: number): void {
  const width = (sheet.width - 2 * MARGIN - GAP) / 2;
  const signers = [
    ['REMITENTE', 'Entregó la carga'],
    ['RECEPTOR', 'Recibió conforme'],
  ] as const;
  signers.forEach(([who, what], index) => {
    const x = MARGIN + index * (width + GAP);
    const left = x + PADDING;
    const half = (width - 3 * PADDING) / 2;
    drawTitledBox(sheet, `${who} - ${what}`, x, y, width, height);
    drawSignatureLine(sheet, 'Firma', left, y + 60, half);
    drawSignatureLine(sheet, 'Aclaración', left + half + PADDING, y + 60, half);
    drawSignatureLine(sheet, 'DNI', left, y + 100, half);
    drawSignatureLine(sheet, 'Fecha', left + half + PADDING, y + 100, half);
  });
}

function drawCopy(sheet: Sheet, data: RemitoData, copia: Copia): void {
  const half = (sheet.width - 2 * MARGIN - GAP) / 2;
  drawHeader(sheet, data, copia, 36, 98);
  drawParte(sheet, 'REMITENTE', data.origen, MARGIN, 144, half, 112);
  drawParte(sheet, 'DESTINATARIO', data.destino, MARGIN + half + GAP, 144, half, 112);
  let y = drawServicios(sheet, data, 266);
  y = drawImportes(sheet, data, y + GAP);
  const firmasHeight = 118;
  const firmasY = sheet.height - 42 - firmasHeight;
  drawObservaciones(sheet, data.movimiento.observaciones, y + GAP, firmasY - GAP - (y + GAP));
  drawFirmas(sheet, firmasY, firmasHeight);
}

/** The delivery note of a movement, one A4 page for each copy. */
export async function remitoPdf(data: RemitoData): Promise<Uint8Array> {
  const { movimiento, company } = data;
  const numero = numeroRemito(movimiento);
  const paper = await createPaper({
    title: `Remito ${numero}`,
    company,
    stamp: toStamp(`${movimiento.fecha}T${movimiento.hora}`),
  });
  for (const copia of data.copies) drawCopy(paper.addSheet('portrait'), data, copia);
  drawFooters(paper.sheets, MARGIN, `${NO_FACTURA} - Remito ${numero} - ${company}`);
  return paper.save();
}
