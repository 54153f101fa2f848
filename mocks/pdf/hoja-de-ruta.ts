import type { Content } from 'pdfmake';
import { slashDate } from '../lib/dates';
import { RULE, cut, letterhead, render } from './document';
import { padNumber } from './format';
import { movimientosTable } from './movimientos';
import type { HojaRutaData } from './types';

/** The route sheet of a driver, landscape, with room for the signature of each delivery. */
export async function hojaRutaPdf(data: HojaRutaData): Promise<Uint8Array> {
  const { hojaRuta, chofer, vehiculo, company, movimientos } = data;
  const numero = padNumber(hojaRuta.id);
  const about: [caption: string, value: string | null, width: number][] = [
    ['Fecha', slashDate(hojaRuta.fecha), 70],
    ['Chofer', chofer, 210],
    ['Vehículo', vehiculo.vehiculo, 190],
    ['Patente', vehiculo.patente, 72],
    ['Representante', data.representante, 178],
  ];
  const head: Content[] = [
    letterhead(company, 'HOJA DE RUTA', [{ text: `N.º ${numero}`, bold: true, fontSize: 11 }]),
    {
      margin: [0, 8, 0, 10],
      layout: { hLineColor: () => RULE, vLineColor: () => RULE, paddingLeft: () => 8 },
      table: {
        widths: about.map(([, , width]) => width),
        body: [
          about.map(([text, value]) => [
            { text, style: 'caption' },
            { text: cut(value, 60) || ' ', bold: true, fontSize: 10.5 },
          ]),
        ],
      },
    },
  ];
  const table = movimientosTable(
    movimientos,
    {
      origen: 116,
      destino: 116,
      remito: 70,
      totalBultos: 38,
      monto: 76,
      flete: 70,
      aCargo: 48,
      cuentaCorriente: 24,
      observaciones: 138,
      firma: 90,
    },
    { fontSize: 8, rowHeight: 20, head, empty: 'Sin movimientos.' },
  );
  return render({
    title: `Hoja de ruta ${numero}`,
    company,
    stamp: hojaRuta.fecha,
    note: `${company} - Hoja de ruta N.º ${numero}`,
    margin: 28,
    pageOrientation: 'landscape',
    content: table,
  });
}
