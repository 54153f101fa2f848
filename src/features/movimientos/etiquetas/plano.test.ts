import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMATOS, hojasDe, type Etiqueta } from './etiqueta';
import { ASCENT, fitText, heightOf } from './fit-text';
import { barrasDe, dibujar, PLANOS } from './plano';

/** Each character is half as wide as it is high. */
const measure = (text: string) => text.length / 2;

describe('fitText', () => {
  const area = { width: 50, height: 22.5, size: 10 };
  it.each([
    ['Peña', ['Peña'], 10],
    ['Bulonera Peña', ['Bulonera', 'Peña'], 10],
    ['Mediterránea', ['Mediterránea'], 8],
    ['Una razón social que no cabe', ['Una razón', 'social que no', 'cabe'], 6.5],
  ])('fits %j', (text, lines, size) => {
    const fitted = fitText(text, area, measure);
    expect(fitted.lines).toEqual(lines);
    expect(fitted.size).toBeCloseTo(size);
  });

  it('breaks a word that is too long for a line, and ends a text that is too long in an ellipsis', () => {
    expect(fitText('x'.repeat(30), area, measure).lines).toEqual(['x'.repeat(18), 'x'.repeat(12)]);
    const { lines } = fitText('palabra '.repeat(30).trim(), area, measure);
    expect(lines).toEqual(['palabra palabra', 'palabra palabra', 'palabra palabra p…']);
  });
});

const etiqueta = (fields: Partial<Etiqueta> = {}): Etiqueta => ({
  empresa: 'Transporte',
  remito: '0001-00020137',
  codigo: '0001-00020137',
  bulto: 1,
  bultos: 3,
  origen: 'Echeverría',
  destino: 'Peña',
  localidad: 'Río Cuarto',
  aCargoDe: 'Destino',
  cobrar: { detalle: 'Monto', importe: '$ 12.500,00' },
  fragil: true,
  ...fields,
});

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x - 1e-6 &&
  inner.y >= outer.y - 1e-6 &&
  inner.x + inner.width <= outer.x + outer.width + 1e-6 &&
  inner.y + inner.height <= outer.y + outer.height + 1e-6;
const touch = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

describe.each(FORMATOS)('a label of %s', (formato) => {
  const { partes, barras, width, height, rayas } = PLANOS[formato];

  it('has areas that do not overlap, inside its margins', () => {
    const margin = partes.empresa.x;
    const places: Box[] = [
      ...Object.values(partes),
      barras,
      ...rayas.map((y) => ({ x: margin, y, width: width - 2 * margin, height: 0.3 })),
    ];
    const edge = { x: margin, y: 4, width: width - 2 * margin, height: height - 8 };
    expect(places.filter((place) => !isInside(place, edge))).toEqual([]);
    expect(
      places.flatMap((one, index) => places.slice(index + 1).filter((other) => touch(one, other))),
    ).toEqual([]);
  });

  it('keeps each text in its area, whatever it is', () => {
    const text = fc.string({ minLength: 1, maxLength: 200 }).map((value) => value.trim() || 'x');
    fc.assert(
      fc.property(text, text, text, fc.integer({ min: 1, max: 99_999 }), (a, b, c, bultos) => {
        const hard = etiqueta({
          ...{ empresa: a, remito: b, origen: c, destino: a, localidad: b },
          cobrar: { detalle: a, importe: c },
          bultos,
        });
        const { textos } = dibujar(hard, formato, () => measure);
        for (const { parte, text: line, x, y, size } of textos) {
          const box = {
            x,
            y: y - ASCENT * size * 0.8,
            width: measure(line) * size,
            height: size * 0.9,
          };
          expect(isInside(box, partes[parte]), `${parte}: ${line}`).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('gives a long destination the free space below instead of shrinking it', () => {
    const destino = 'Cooperativa de Provisión y Consumo de Villa General Belgrano Limitada';
    const sizeOf = (fields: Partial<Etiqueta>) =>
      dibujar(etiqueta({ destino, ...fields }), formato, () => measure).textos.find(
        ({ parte }) => parte === 'destino',
      )?.size ?? 0;
    const beside = sizeOf({});
    expect(beside).toBeLessThan(partes.destino.size);
    expect(sizeOf({ localidad: null })).toBeGreaterThan(beside);
    expect(sizeOf({ cobrar: null, fragil: false })).toBeGreaterThan(beside);
    expect(sizeOf({ cobrar: null })).toBe(beside);
    const { height, size } = partes.destino;
    const left = height - heightOf(formato === 'a4' ? 3 : 4, size * 0.55);
    expect(left, 'as many of the smallest lines as leave no blank one').toBeGreaterThan(0);
  });

  it('keeps destination, town and footer apart, whatever is missing', () => {
    const some = fc.record({
      destino: fc.string({ minLength: 1, maxLength: 200 }).map((value) => value.trim() || 'x'),
      localidad: fc.constantFrom(null, 'Río Cuarto'),
      cobrar: fc.constantFrom(null, { detalle: 'Monto', importe: '$ 1' }),
      fragil: fc.boolean(),
    });
    fc.assert(
      fc.property(some, (fields) => {
        const { textos, cajas } = dibujar(
          etiqueta({ ...fields, codigo: null }),
          formato,
          () => measure,
        );
        const lineOf = (name: string) =>
          textos
            .filter(({ parte }) => parte === name)
            .map(({ y, size }) => [y - ASCENT * size, y + 0.22 * size] as const);
        const raya = cajas[1]!.y;
        const order = [
          ...lineOf('destino'),
          ...lineOf('localidad'),
          [raya, raya + 0.3] as const,
          ...lineOf('aCargoDe'),
          ...(fields.cobrar ? lineOf('importe') : []),
        ];
        const overlaps = order.slice(1).map(([top], index) => order[index]![1] - top);
        expect(Math.max(...overlaps)).toBeLessThanOrEqual(1e-6);
        expect(order.at(-1)![1]).toBeLessThanOrEqual(height - 4);
      }),
    );
  });

  it('shows what the movement has, and nothing else', () => {
    const said = (fields: Partial<Etiqueta>) =>
      dibujar(etiqueta(fields), formato, () => measure).textos.map(({ text }) => text);
    expect(said({})).toEqual([
      ...['Transporte', '1/3', '0001-00020137', 'De', 'Echeverría', 'Para', 'Peña', 'Río Cuarto'],
      ...['A cargo de Destino', 'Cobrar Monto', '$ 12.500,00', 'FRÁGIL'],
    ]);
    expect(
      said({ remito: null, codigo: null, localidad: null, cobrar: null, fragil: false }),
    ).toEqual([
      ...['Transporte', '1/3', 'Sin remito', 'De', 'Echeverría', 'Para', 'Peña'],
      'A cargo de Destino',
    ]);
  });

  it.each([
    ['0001-00020137', 0.375],
    ['R-4515/B', 0.375],
    ['x'.repeat(24), 0.25],
  ])('draws the bars of %j in whole modules of %f mm, with a blank margin', (codigo, module) => {
    const bars = barrasDe(codigo, formato)!;
    for (const bar of bars) {
      expect(bar.width / module).toBeCloseTo(Math.round(bar.width / module));
    }
    const [first, last] = [bars[0]!, bars.at(-1)!];
    expect(first.x - barras.x).toBeGreaterThanOrEqual(10 * module);
    expect(barras.x + barras.width - last.x - last.width).toBeGreaterThanOrEqual(10 * module);
  });

  it.each([null, '', 'Nº 12', 'ñ', '日本', 'a\nb', 'x'.repeat(40)])(
    'has no bars for %j',
    (codigo) => {
      expect(barrasDe(codigo, formato)).toBeNull();
    },
  );
});

it.each([
  [12, '100x150', 1, 12],
  [8, 'a4', 1, 1],
  [8, 'a4', 2, 2],
  [1, 'a4', 8, 1],
  [9, 'a4', 8, 2],
] as const)('%i labels of %s from place %i take %i pages', (count, formato, desde, pages) => {
  expect(hojasDe(count, formato, desde)).toBe(pages);
});
