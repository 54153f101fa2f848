import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASCENT, dibujar, fitText } from './dibujar';
import { FORMATOS, hojasDe, type Etiqueta } from './etiqueta';
import { barrasDe, PLANOS } from './plano';

/** Each character is half as wide as it is high. */
const measure = (text: string) => text.length / 2;

describe('fitText', () => {
  const area = { x: 0, y: 0, width: 50, height: 22.5, size: 10 };
  it.each([
    ['Peña', ['Peña'], 10],
    ['Bulonera Peña', ['Bulonera', 'Peña'], 10],
    ['Mediterránea', ['Mediterránea'], 8.1],
    ['Una razón social que no cabe', ['Una razón', 'social que no', 'cabe'], 6.6],
    ['x'.repeat(60), ['x'.repeat(60)], 1.7],
  ])('shrinks and wraps %j', (text, lines, size) => {
    const fitted = fitText(text, area, measure);
    expect(fitted.lines).toEqual(lines);
    expect(fitted.size).toBeCloseTo(size, 1);
  });

  it('ends a text that is too long in an ellipsis', () => {
    expect(fitText('x'.repeat(6000), area, measure).lines).toEqual([`${'x'.repeat(62)}…`]);
  });
});

const asIs = (text: string) => text;

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
          empresa: a,
          remito: b,
          origen: c,
          destino: a,
          localidad: b,
          cobrar: { detalle: a, importe: c },
          bultos,
        });
        const { textos } = dibujar(hard, formato, () => measure, asIs);
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

  it('shows what the movement has, and nothing else', () => {
    const said = (fields: Partial<Etiqueta>) =>
      dibujar(etiqueta(fields), formato, () => measure, asIs).textos.map(({ text }) => text);
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
