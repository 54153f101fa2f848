// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';

import { hojaRutaPdf } from './hoja-de-ruta';
import { readPdfText } from './read-text';
import { reciboPdf } from './recibo';
import { remitoPdf } from './remito';
import { sampleHojaRuta, sampleMovimiento, sampleRecibo, sampleRemito } from './samples';

// Loading pdfmake, its fonts and the reader can take longer than one test may.
beforeAll(async () => {
  await readPdfText(await remitoPdf(sampleRemito()));
});

async function onlyPage(pdf: Promise<Uint8Array>): Promise<string> {
  const pages = await readPdfText(await pdf);
  expect(pages).toHaveLength(1);
  return pages[0] ?? '';
}

function expectAll(text: string, parts: readonly string[]): void {
  expect(parts.filter((part) => !text.includes(part))).toEqual([]);
}

function manyMovimientos(count: number, monto = 0.1) {
  return Array.from({ length: count }, (_, index) =>
    sampleMovimiento({ id: index + 1, remitoNumero: null, monto, flete: 1.01 }),
  );
}

describe('remito', () => {
  it('shows every field of a typical movement', async () => {
    expectAll(await onlyPage(remitoPdf(sampleRemito())), [
      ...['Transporte Los Ñandúes S.R.L.', 'REMITO ORIGINAL N.º 0003-00045678'],
      'Fecha: 09/03/2026 Hora: 08:05',
      'REMITENTE Almacén Güemes e Hijos CUIT: 30-71234567-9 Domicilio: Av. Vélez Sarsfield 1450',
      'Localidad: Córdoba Teléfono: (0351) 422-1890',
      'DESTINATARIO Ferretería Núñez CUIT: 20-28456123-4 Domicilio: Belgrano 220, PB "B"',
      ...['Servicio: Encomienda 24 h', 'Sub servicio: Sobre chico'],
      ...['Bultos: 12 Sub bultos: 3 Total bultos: 15', 'Flete a cargo de: Destino'],
      ...['Cuenta corriente: Sí', 'Representante: Íñigo Peña', 'Monto: $ 152.340,50'],
      ...['Valor declarado: $ 480.000,00', 'Flete neto: $ 15.327,09', 'Seguro: $ 1.200,00'],
      ...['Redespacho: $ 850,25', 'Com. contrareembolso: $ 1.523,41', 'Flete: $ 18.900,75'],
      ...['Entregar de 8 a 12 h. Frágil.', 'Firma Aclaración DNI Fecha RECEPTOR'],
      'Documento no válido como factura',
    ]);
  });

  it('makes one page for each copy, in order', async () => {
    const pages = await readPdfText(
      await remitoPdf(sampleRemito({ copies: ['ORIGINAL', 'DUPLICADO'] })),
    );
    expect(pages.map((page) => /REMITO (\w+)/u.exec(page)?.[1])).toEqual(['ORIGINAL', 'DUPLICADO']);
    expect(pages[1]).toContain('Página 2 de 2');
  });
});

describe('recibo', () => {
  it('shows a receipt for movements', async () => {
    expectAll(await onlyPage(reciboPdf(sampleRecibo())), [
      ...['RECIBO N.º 0001-00000091', 'Fecha: 10/03/2026', 'Cliente: Almacén Güemes e Hijos'],
      'CUIT: 30-71234567-9',
      'Recibí(mos) de Transporte Los Ñandúes S.R.L. la suma de CIENTO CINCUENTA Y DOS MIL TRESCIENTOS CUARENTA PESOS CON CINCUENTA CENTAVOS en concepto de PAGO CONTRAREEMBOLSO',
      ...['SON $ 152.340,50', 'Detalle de movimientos'],
      '09/03/2026 0003-00045678 Almacén Güemes e Hijos Ferretería Núñez 15 $ 152.340,50 $ 18.900,75',
      ...['TOTALES (1) 15 $ 152.340,50 $ 18.900,75', 'Firma', 'Generado el 10/03/2026 14:32'],
    ]);
  });
});

describe('hoja de ruta', () => {
  it('shows its header, movements and totals', async () => {
    expectAll(await onlyPage(hojaRutaPdf(sampleHojaRuta())), [
      'HOJA DE RUTA N.º 00000055',
      'Fecha 11/03/2026 Chofer Ramón Ibáñez Vehículo Mercedes-Benz Accelo 815 Patente AE 123 BC Representante Íñigo Peña',
      'Origen Destino Remito Bultos Monto Flete A cargo de CC Obs. Firma',
      'Almacén Güemes e Hijos Ferretería Núñez 0003-00045678 15 $ 152.340,50 $ 18.900,75 Destino Sí Entregar de 8 a 12 h. Frágil.',
      'TOTALES (1) 15 $ 152.340,50 $ 18.900,75',
    ]);
  });

  it('repeats the header on every page, shows every movement once and totals at the end', async () => {
    const pages = await readPdfText(
      await hojaRutaPdf(sampleHojaRuta({ movimientos: manyMovimientos(40) })),
    );
    expect(pages).toHaveLength(3);
    pages.forEach((page, index) =>
      expectAll(page, ['Ramón Ibáñez', 'Obs. Firma', `Página ${index + 1} de 3`]),
    );
    const numbers = pages.join(' ').match(/0000-\d{8}/gu);
    expect(numbers).toEqual(
      manyMovimientos(40).map(({ id }) => `0000-${String(id).padStart(8, '0')}`),
    );
    expect(pages.filter((page) => page.includes('TOTALES'))).toEqual([pages[2]]);
  });
});
