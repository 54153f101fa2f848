import { drawCaptioned } from './fields';
import { formatCount, formatFecha, toStamp } from './format';
import { drawBrand, drawFooters } from './letterhead';
import { totalBultosDe, totalesDe } from './movimiento';
import {
  aCargoColumn,
  cuentaCorrienteColumn,
  destinoColumn,
  fleteColumn,
  montoColumn,
  observacionesColumn,
  origenColumn,
  remitoColumn,
} from './movimiento-columns';
import { ACCENT, createPaper, type Sheet } from './sheet';
import { drawTable, type Column, type Place } from './table';
import type { HojaRutaData, MovimientoPdf } from './types';

const MARGIN = 28;

function drawHeader(sheet: Sheet, data: HojaRutaData): number {
  const width = sheet.width - 2 * MARGIN;
  const { hojaRuta, chofer, vehiculo } = data;
  drawBrand(sheet, data.company, MARGIN, 28, width * 0.55);
  const right = { align: 'right', width: width * 0.42 } as const;
  const rightX = MARGIN + width - right.width;
  sheet.text('HOJA DE RUTA', rightX, 42, { size: 18, bold: true, color: ACCENT, ...right });
  sheet.text(`N.º ${String(hojaRuta.id).padStart(8, '0')}`, rightX, 59, {
    size: 11,
    bold: true,
    ...right,
  });

  const top = 74;
  const height = 30;
  sheet.box(MARGIN, top, width, height);
  const fields: [caption: string, value: string | null, width: number][] = [
    ['Fecha', formatFecha(hojaRuta.fecha), 82],
    ['Chofer', chofer.nombre, 220],
    ['Vehículo', vehiculo.vehiculo, 200],
    ['Patente', vehiculo.patente, 84],
    ['Representante', data.representante, 200],
  ];
  let x = MARGIN;
  for (const [caption, value, room] of fields) {
    if (x > MARGIN) sheet.vertical(x, top, height);
    drawCaptioned(sheet, caption, value, x + 8, top + 11, room - 16);
    x += room;
  }
  return top + height + 10;
}

/** The route sheet of a driver, landscape, with room for the signature of each delivery. */
export async function hojaRutaPdf(data: HojaRutaData): Promise<Uint8Array> {
  const { hojaRuta, company, movimientos } = data;
  const numero = String(hojaRuta.id).padStart(8, '0');
  const paper = await createPaper({
    title: `Hoja de ruta ${numero}`,
    company,
    stamp: toStamp(hojaRuta.fecha),
  });
  const nextPage = (): Place => {
    const sheet = paper.addSheet('landscape');
    return { sheet, y: drawHeader(sheet, data) };
  };
  const totales = totalesDe(movimientos);
  const columns: Column<MovimientoPdf>[] = [
    origenColumn(116, 2),
    destinoColumn(116, 2),
    remitoColumn(70),
    {
      header: 'Bultos',
      width: 38,
      align: 'right',
      whole: true,
      value: (movimiento) => formatCount(totalBultosDe(movimiento)),
      total: formatCount(totales.bultos + totales.subBultos),
    },
    montoColumn(76, totales),
    fleteColumn(70, totales),
    aCargoColumn(48),
    cuentaCorrienteColumn(24),
    observacionesColumn(138, 3),
    { header: 'Firma', width: 90, value: () => '' },
  ];
  const start = nextPage();
  drawTable({
    x: MARGIN,
    columns,
    rows: movimientos,
    rowHeight: 27,
    fontSize: 8,
    bottom: 556,
    start,
    nextPage,
    emptyText: 'Sin movimientos.',
  });
  drawFooters(paper.sheets, MARGIN, `${company} - Hoja de ruta N.º ${numero}`);
  return paper.save();
}
