import { formatCount, formatFecha, formatSiNo, toStamp } from './format';
import { drawBrand, drawFooters } from './letterhead';
import { subBultosDe, totalesDe } from './movimiento';
import {
  aCargoColumn,
  cuentaCorrienteColumn,
  destinoColumn,
  fechaColumn,
  fleteColumn,
  montoColumn,
  nombreODato,
  observacionesColumn,
  origenColumn,
  remitoColumn,
} from './movimiento-columns';
import { ACCENT, INK, MUTED, createPaper, type Sheet } from './sheet';
import { drawTable, type Column, type Place } from './table';
import type { MovimientoPdf, ReporteData } from './types';

const MARGIN = 24;

function drawFiltros(sheet: Sheet, filtros: ReporteData['filtros'], top: number): number {
  const width = sheet.width - 2 * MARGIN;
  const size = 8;
  let x = MARGIN;
  let y = top;
  const entries: [string, string][] = filtros.length > 0 ? filtros : [['Filtros', 'ninguno']];
  for (const [label, value] of entries) {
    const caption = `${label}:`;
    const captionWidth = sheet.measure(caption, { size }) + 3;
    const room = Math.min(sheet.measure(value, { size, bold: true }), width - captionWidth);
    if (x > MARGIN && x + captionWidth + room > MARGIN + width) {
      x = MARGIN;
      y += 12;
    }
    sheet.text(caption, x, y, { size, color: MUTED });
    sheet.text(value, x + captionWidth, y, { size, bold: true, color: INK, width: room });
    x += captionWidth + room + 16;
  }
  return y;
}

function drawHeader(sheet: Sheet, data: ReporteData): number {
  const width = sheet.width - 2 * MARGIN;
  drawBrand(sheet, data.company, MARGIN, 28, width * 0.5);
  const right = { align: 'right', width: width * 0.46 } as const;
  const rightX = MARGIN + width - right.width;
  sheet.text('REPORTE DE MOVIMIENTOS', rightX, 42, {
    size: 16,
    bold: true,
    color: ACCENT,
    ...right,
  });
  sheet.text(`Fecha: ${formatFecha(data.fecha)}`, rightX, 58, { size: 10, ...right });
  return drawFiltros(sheet, data.filtros, 82) + 10;
}

/** The movements that a query found, landscape, with the filters it was asked with. */
export async function reportePdf(data: ReporteData): Promise<Uint8Array> {
  const { company, movimientos, fecha } = data;
  const paper = await createPaper({
    title: 'Reporte de movimientos',
    company,
    stamp: toStamp(fecha),
  });
  const nextPage = (): Place => {
    const sheet = paper.addSheet('landscape');
    return { sheet, y: drawHeader(sheet, data) };
  };
  const totales = totalesDe(movimientos);
  const columns: Column<MovimientoPdf>[] = [
    fechaColumn(48),
    { header: 'Hora', width: 26, whole: true, value: ({ hora }) => hora },
    origenColumn(94),
    destinoColumn(94),
    {
      header: 'Representante',
      width: 60,
      value: ({ representante }) => nombreODato(representante),
    },
    remitoColumn(62),
    {
      header: 'Bultos',
      width: 32,
      align: 'right',
      whole: true,
      value: ({ bultos }) => formatCount(bultos),
      total: formatCount(totales.bultos),
    },
    {
      header: 'Sub b.',
      width: 30,
      align: 'right',
      whole: true,
      value: (movimiento) => formatCount(subBultosDe(movimiento)),
      total: formatCount(totales.subBultos),
    },
    montoColumn(68, totales),
    {
      header: 'Pag./Rend.',
      width: 38,
      align: 'center',
      value: ({ montoPagado, montoRendido }) =>
        `${formatSiNo(montoPagado)} / ${formatSiNo(montoRendido)}`,
    },
    fleteColumn(62, totales),
    {
      header: 'Pag./Rend.',
      width: 38,
      align: 'center',
      value: ({ fletePagado, fleteRendido }) =>
        `${formatSiNo(fletePagado)} / ${formatSiNo(fleteRendido)}`,
    },
    aCargoColumn(40),
    cuentaCorrienteColumn(20),
    observacionesColumn(81),
  ];
  drawTable({
    x: MARGIN,
    columns,
    rows: movimientos,
    rowHeight: 14,
    fontSize: 7,
    bottom: 556,
    start: nextPage(),
    nextPage,
    emptyText: 'No hay movimientos para los filtros seleccionados.',
  });
  drawFooters(paper.sheets, MARGIN, `${company} - Reporte de movimientos`);
  return paper.save();
}
