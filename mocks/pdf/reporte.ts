import type { Content } from 'pdfmake';
import { slashDate } from '../lib/dates';
import { cut, letterhead, render } from './document';
import { columnsOf, movimientosTable } from './movimientos';
import type { ReporteData } from './types';

/** The movements that a query found, landscape, with the filters it was asked with. */
export async function reportePdf({
  company,
  filtros,
  movimientos,
  fecha,
}: ReporteData): Promise<Uint8Array> {
  const named = filtros.length > 0 ? filtros : [['Filtros', 'ninguno'] as const];
  const head: Content[] = [
    letterhead(company, 'REPORTE DE MOVIMIENTOS', [`Fecha: ${slashDate(fecha)}`]),
    {
      margin: [0, 6, 0, 8],
      fontSize: 8,
      text: named.flatMap(([label, value]) => [
        { text: `${label}: `, style: 'caption', fontSize: 8 },
        { text: `${cut(value, 80)}      `, bold: true },
      ]),
    },
  ];
  const c = columnsOf(movimientos);
  const table = movimientosTable(
    movimientos,
    [
      [c.fecha, 48],
      [c.hora, 26],
      [c.origen, 94],
      [c.destino, 94],
      [c.representante, 60],
      [c.remito, 62],
      [c.bultos, 32],
      [c.subBultos, 30],
      [c.monto, 68],
      [c.estadoMonto, 44],
      [c.flete, 62],
      [c.estadoFlete, 44],
      [c.aCargo, 40],
      [c.cuentaCorriente, 20],
      [c.observaciones, 69],
    ],
    {
      fontSize: 7,
      rowHeight: 8,
      head,
      empty: 'No hay movimientos para los filtros seleccionados.',
    },
  );
  return render({
    title: 'Reporte de movimientos',
    company,
    stamp: fecha,
    note: `${company} - Reporte de movimientos`,
    margin: 24,
    pageOrientation: 'landscape',
    content: table,
  });
}
