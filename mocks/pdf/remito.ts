import type { Content } from 'pdfmake';
import { slashDate } from '../lib/dates';
import { sumPesos } from '../lib/money';
import { INK, RULE, box, brand, cut, fields, heading, line, render, signature } from './document';
import { formatCount, formatPesos, formatSiNo } from './format';
import { aCargoDe, numeroRemito, subBultosDe } from './movimientos';
import type { MovimientoPdf, Parte, RemitoData } from './types';

const NO_FACTURA = 'Documento no válido como factura';

const beside = (...columns: Content[]) => ({ columns, columnGap: 10 });

function header({ company, movimiento }: RemitoData, copia: string): Content {
  const tag = box({ text: copia, bold: true, alignment: 'center' }, { color: INK });
  const square = { type: 'rect' as const, x: 0, y: 0, w: 32, h: 32 };
  const canvas = [
    { ...square, lineWidth: 0.8, lineColor: RULE },
    line([16, 32, 16, 97], 0.8, RULE),
  ];
  const middle: Content[] = [
    { canvas, margin: [0, -6, 0, 0] },
    {
      text: 'X',
      bold: true,
      fontSize: 22,
      alignment: 'center',
      relativePosition: { x: 0, y: -93 },
    },
  ];
  const numero = `N.º ${numeroRemito(movimiento)}`;
  const right: Content[] = [
    { columns: [heading('REMITO'), { width: 84, stack: [tag] }] },
    { text: numero, bold: true, fontSize: 14, margin: [0, -8, 0, 4] },
    `Fecha: ${slashDate(movimiento.fecha)}`,
    { text: `Hora: ${movimiento.hora}`, margin: [0, 4] },
  ];
  const left: Content[] = [
    brand(company),
    { text: NO_FACTURA, style: 'caption', margin: [0, 14, 0, 0] },
  ];
  const columns = [left, { width: 32, stack: middle }, right];
  return box({ columns, columnGap: 14 }, { height: 82 });
}

function parte(title: string, datos: Parte): Content {
  const { identificacion: CUIT, direccion, localidad, telefono } = datos;
  const text = cut(datos.nombre, 100);
  const fontSize = text.length > 40 ? 8.5 : 11;
  const nombre: Content = { text, bold: true, fontSize, margin: [0, 0, 0, 3] };
  const rest = { CUIT, Domicilio: direccion, Localidad: localidad, Teléfono: telefono };
  const content = [text ? nombre : fields({ Nombre: '' }, 50), fields(rest, 50)];
  return box(content, { title, height: 80 });
}

function carga({ movimiento, subServicio }: RemitoData): Content {
  const { servicio, bultos, subServicioId } = movimiento;
  const subBultos = subBultosDe(movimiento);
  const conSub = subServicioId !== null || subServicio !== null;
  const names = { Servicio: servicio, ...(conSub && { 'Sub servicio': subServicio }) };
  const counts = {
    Bultos: formatCount(bultos),
    ...(conSub && { 'Sub bultos': formatCount(subBultos) }),
    'Total bultos': formatCount(bultos + subBultos),
  };
  const right = fields(counts, 70, 'right', 'Total bultos');
  const columns = [fields(names, 62), { width: 150, stack: [right] }];
  return box({ columns, columnGap: 30 }, { title: 'DETALLE DE LA CARGA' });
}

function importes(movimiento: MovimientoPdf): Content {
  const { monto, valorDeclarado, flete, seguro, redespacho, contrareembolso } = movimiento;
  const neto = sumPesos([flete, -seguro, -redespacho, -contrareembolso]);
  const amounts = (title: string, values: Record<string, string | null>) =>
    box(fields(values, 88, 'right', 'Flete'), { title, height: 84 });
  return beside(
    amounts('CONDICIONES', {
      'Flete a cargo de': aCargoDe(movimiento),
      'Cuenta corriente': formatSiNo(movimiento.cuentaCorriente),
      Representante: movimiento.representante,
      Monto: formatPesos(monto),
      'Valor declarado': formatPesos(valorDeclarado),
    }),
    amounts('FLETE', {
      'Flete neto': neto < 0 ? '-' : formatPesos(neto),
      Seguro: formatPesos(seguro),
      Redespacho: formatPesos(redespacho),
      'Com. contrareembolso': formatPesos(contrareembolso),
      Flete: formatPesos(flete),
    }),
  );
}

/** Sets a long text smaller and cuts what cannot fit on the page; a short one leaves rules to write on. */
function observaciones(text: string | null): Content {
  const lines = (text ?? '').trim().split('\n');
  const used = lines.reduce((count, each) => count + Math.max(1, Math.ceil(each.length / 95)), 0);
  const title = 'OBSERVACIONES';
  if (used > 9) return box({ text: cut(text, 1320), fontSize: 7 }, { title, height: 60 });
  const rules = Array.from({ length: 9 - used }, (_, index) => index * 16 + 14);
  const canvas = rules.map((y) => line([0, y, 503, y], 0.4, RULE));
  return box([lines.join('\n'), ...(used < 9 ? [{ canvas }] : [])], { title, height: 156 });
}

function firmas(title: string): Content {
  const row = (...captions: string[]): Content => ({
    ...beside(...captions.map((caption) => signature(caption, 112))),
    margin: [0, 28, 0, 0],
  });
  return box([row('Firma', 'Aclaración'), row('DNI', 'Fecha')], { title });
}

/** The delivery note of a movement, one A4 page for each copy. */
export async function remitoPdf(data: RemitoData): Promise<Uint8Array> {
  const { movimiento, company, copies, origen, destino } = data;
  const numero = numeroRemito(movimiento);
  const bottom = () => {
    const sides = [firmas('REMITENTE - Entregó la carga'), firmas('RECEPTOR - Recibió conforme')];
    return [{ ...beside(...sides), margin: [36, 0] as [number, number] }];
  };
  return render({
    title: `Remito ${numero}`,
    company,
    stamp: `${movimiento.fecha}T${movimiento.hora}`,
    note: `${NO_FACTURA} - Remito ${numero} - ${company}`,
    margin: 36,
    pageMargins: [36, 36, 36, 168],
    bottom,
    content: copies.map((copia, index) => ({
      ...(index > 0 && { pageBreak: 'before' }),
      stack: [
        header(data, copia),
        beside(parte('REMITENTE', origen), parte('DESTINATARIO', destino)),
        carga(data),
        importes(movimiento),
        observaciones(movimiento.observaciones),
      ],
    })),
  });
}
