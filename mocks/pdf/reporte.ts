import type { Content } from 'pdfmake';
import { slashDate } from '../lib/dates';
import { cut, letterhead, render } from './document';
import { movimientosTable } from './movimientos';
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
  const table = movimientosTable(
    movimientos,
    {
      fecha: 48,
      hora: 26,
      origen: 94,
      destino: 94,
      representante: 60,
      remito: 62,
      bultos: 32,
      subBultos: 30,
      monto: 68,
      estadoMonto: 44,
      flete: 62,
      estadoFlete: 44,
      aCargo: 40,
      cuentaCorriente: 20,
      observaciones: 69,
    },
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
