import type { Content } from 'pdfmake';
import { slashDate } from '../lib/dates';
import { sumPesos } from '../lib/money';
import {
  INK,
  RULE,
  box,
  brand,
  cut,
  fields,
  heading,
  render,
  signature,
  type Field,
} from './document';
import { formatCount, formatPesos, formatSiNo } from './format';
import { aCargoDe, numeroRemito, subBultosDe } from './movimientos';
import type { Parte, RemitoData } from './types';

const NO_FACTURA = 'Documento no válido como factura';

const beside = (...columns: Content[]) => ({ columns, columnGap: 10 });

function header({ company, movimiento }: RemitoData, copia: string): Content {
  const left: Content[] = [
    brand(company),
    {
      text: NO_FACTURA,
      style: 'caption',
      margin: [0, 14, 0, 0],
    },
  ];
  const right: Content[] = [
    {
      columns: [
        heading('REMITO'),
        {
          width: 84,
          stack: [box({ text: copia, bold: true, alignment: 'center' }, { color: INK })],
        },
      ],
    },
    { text: `N.º ${numeroRemito(movimiento)}`, bold: true, fontSize: 14, margin: [0, -8, 0, 4] },
    `Fecha: ${slashDate(movimiento.fecha)}`,
    { text: `Hora: ${movimiento.hora}`, margin: [0, 4] },
  ];
  const rules = { lineWidth: 0.8, lineColor: RULE };
  const letterX: Content[] = [
    {
      canvas: [
        { type: 'rect', x: 0, y: 0, w: 32, h: 32, ...rules },
        { type: 'line', x1: 16, y1: 32, x2: 16, y2: 97, ...rules },
      ],
      margin: [0, -6, 0, 0],
    },
    {
      text: 'X',
      bold: true,
      fontSize: 22,
      alignment: 'center',
      relativePosition: { x: 0, y: -93 },
    },
  ];
  return box(
    { columns: [left, { width: 32, stack: letterX }, right], columnGap: 14 },
    { height: 82 },
  );
}

function parte(
  title: string,
  { nombre, identificacion, direccion, localidad, telefono }: Parte,
): Content {
  const text = cut(nombre, 100);
  const rows: Field[] = [
    ['CUIT', identificacion],
    ['Domicilio', direccion],
    ['Localidad', localidad],
    ['Teléfono', telefono],
  ];
  const name: Content = {
    text,
    bold: true,
    fontSize: text.length > 40 ? 8.5 : 11,
    margin: [0, 0, 0, 3],
  };
  return box([text ? name : fields([['Nombre', '']], 50), fields(rows, 50)], { title, height: 80 });
}

function carga({ movimiento, servicio, subServicio }: RemitoData): Content {
  const subBultos = subBultosDe(movimiento);
  const conSub = movimiento.subServicioId !== null || subServicio !== null;
  const names: Field[] = [['Servicio', servicio]];
  const counts: Field[] = [['Bultos', formatCount(movimiento.bultos)]];
  if (conSub) {
    names.push(['Sub servicio', subServicio]);
    counts.push(['Sub bultos', formatCount(subBultos)]);
  }
  counts.push(['Total bultos', formatCount(movimiento.bultos + subBultos), true]);
  return box(
    {
      columns: [fields(names, 62), { width: 150, stack: [fields(counts, 70, 'right')] }],
      columnGap: 30,
    },
    { title: 'DETALLE DE LA CARGA' },
  );
}

function importes({ movimiento, representante }: RemitoData): Content {
  const { monto, valorDeclarado, flete, seguro, redespacho, contrareembolso } = movimiento;
  const neto = sumPesos([flete, -seguro, -redespacho, -contrareembolso]);
  const condiciones: Field[] = [
    ['Flete a cargo de', aCargoDe(movimiento)],
    ['Cuenta corriente', formatSiNo(movimiento.cuentaCorriente)],
    ['Representante', representante],
    ['Monto', formatPesos(monto)],
    ['Valor declarado', formatPesos(valorDeclarado)],
  ];
  const importe: Field[] = [
    ['Flete neto', neto < 0 ? '-' : formatPesos(neto)],
    ['Seguro', formatPesos(seguro)],
    ['Redespacho', formatPesos(redespacho)],
    ['Com. contrareembolso', formatPesos(contrareembolso)],
    ['Flete', formatPesos(flete), true],
  ];
  return beside(
    box(fields(condiciones, 88, 'right'), { title: 'CONDICIONES', height: 84 }),
    box(fields(importe, 88, 'right'), { title: 'FLETE', height: 84 }),
  );
}

/** A long text is set smaller and, where even so it can't fit on the page, cut; a short one leaves rules to write on. */
function observaciones(text: string | null): Content {
  const lines = (text ?? '').trim().split('\n');
  const used = lines.reduce((count, line) => count + Math.max(1, Math.ceil(line.length / 95)), 0);
  const rules = Array.from({ length: Math.max(0, 9 - used) }, (_, index) => index * 16 + 14);
  const content: Content[] = [used > 9 ? { text: cut(text, 1320), fontSize: 7 } : lines.join('\n')];
  if (rules.length > 0) {
    content.push({
      canvas: rules.map((y) => ({
        type: 'line',
        x1: 0,
        x2: 503,
        y1: y,
        y2: y,
        lineWidth: 0.4,
        lineColor: RULE,
      })),
    });
  }
  return box(content, { title: 'OBSERVACIONES', height: used > 9 ? 60 : 156 });
}

function firmas(title: string): Content {
  const line = (...captions: string[]): Content => ({
    ...beside(...captions.map((caption) => signature(caption, 112))),
    margin: [0, 28, 0, 0],
  });
  return box([line('Firma', 'Aclaración'), line('DNI', 'Fecha')], { title });
}

/** The delivery note of a movement, one A4 page for each copy. */
export async function remitoPdf(data: RemitoData): Promise<Uint8Array> {
  const { movimiento, company, copies, origen, destino } = data;
  const numero = numeroRemito(movimiento);
  return render({
    title: `Remito ${numero}`,
    company,
    stamp: `${movimiento.fecha}T${movimiento.hora}`,
    note: `${NO_FACTURA} - Remito ${numero} - ${company}`,
    margin: 36,
    pageMargins: [36, 36, 36, 168],
    bottom: () => [
      {
        ...beside(firmas('REMITENTE - Entregó la carga'), firmas('RECEPTOR - Recibió conforme')),
        margin: [36, 0],
      },
    ],
    content: copies.map((copia, index) => ({
      ...(index > 0 && { pageBreak: 'before' }),
      stack: [
        header(data, copia),
        beside(parte('REMITENTE', origen), parte('DESTINATARIO', destino)),
        carga(data),
        importes(data),
        observaciones(movimiento.observaciones),
      ],
    })),
  });
}
