import { drawField } from './fields';
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
  sheet.box(MARGIN, top, width, 24);
  const fields: [label: string, value: string | null, labelWidth: number, width: number][] = [
    ['Fecha', formatFecha(hojaRuta.fecha), 30, 90],
    ['Chofer', chofer.nombre, 34, 215],
    ['Vehículo', vehiculo.vehiculo, 40, 180],
    ['Patente', vehiculo.patente, 36, 96],
    ['Representante', data.representante, 58, 190],
  ];
  let x = MARGIN + 8;
  for (const [label, value, labelWidth, room] of fields) {
    drawField(sheet, label, value, x, top + 15.5, { width: room - 12, labelWidth, bold: true });
    x += room;
  }
  return top + 24 + 10;
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
    origenColumn(120, 2),
    destinoColumn(120, 2),
    remitoColumn(72),
    {
      header: 'Bultos',
      width: 38,
      align: 'right',
      whole: true,
      value: (movimiento) => formatCount(totalBultosDe(movimiento)),
      total: formatCount(totales.bultos + totales.subBultos),
    },
    montoColumn(78, totales),
    fleteColumn(74, totales),
    aCargoColumn(48),
    cuentaCorrienteColumn(24),
    observacionesColumn(114, 2),
    { header: 'Firma', width: 97, value: () => '' },
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
