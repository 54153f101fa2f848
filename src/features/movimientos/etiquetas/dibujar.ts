import { breakTextIntoLines } from '@cantoo/pdf-lib';
import { shorten } from '@/lib/values/shorten';
import type { Etiqueta, Formato } from './etiqueta';
import { barrasDe, PLANOS, type Area, type Caja, type ParteDeEtiqueta } from './plano';

/** A text's width at size 1. */
export type Measure = (text: string) => number;

/** Baseline to baseline, as a multiple of the size. */
const LEADING = 1.12;
/** From an area's top to the first baseline, as a multiple of the size: room for `Ñ`. */
export const ASCENT = 0.88;
const DESCENT = 0.22;
const RAYA_MM = 0.3;

/** Millimetres: a text shrinks down to here before it is cut. */
const SMALLEST_TEXT_MM = 1.5;
/** Longer texts are cut first, because each attempt wraps the whole text. */
const MAX_CHARACTERS = 300;

export interface Texto {
  parte: ParteDeEtiqueta;
  text: string;
  x: number;
  y: number;
  size: number;
  bold: boolean;
  white: boolean;
}

/** In millimetres from the label's top left corner. */
export interface Dibujo {
  textos: Texto[];
  cajas: Caja[];
}

type MeasureFont = (bold: boolean) => Measure;

const textosDe = (etiqueta: Etiqueta): Partial<Record<ParteDeEtiqueta, string>> => ({
  empresa: etiqueta.empresa,
  bulto: `${etiqueta.bulto}/${etiqueta.bultos}`,
  remito: etiqueta.remito ?? 'Sin remito',
  de: 'De',
  origen: etiqueta.origen,
  para: 'Para',
  destino: etiqueta.destino,
  ...(etiqueta.localidad?.trim() && { localidad: etiqueta.localidad }),
  aCargoDe: `A cargo de ${etiqueta.aCargoDe}`,
  ...(etiqueta.cobrar && {
    cobrar: `Cobrar ${etiqueta.cobrar.detalle}`,
    importe: etiqueta.cobrar.importe,
  }),
  ...(etiqueta.fragil && { fragil: 'FRÁGIL' }),
});

/** `toLegible` gives a text that both fonts can write. */
export function dibujar(
  etiqueta: Etiqueta,
  formato: Formato,
  measureFont: MeasureFont,
  toLegible: (text: string) => string,
): Dibujo {
  const { partes, rayas, width } = PLANOS[formato];
  const margin = partes.empresa.x;
  return {
    textos: (Object.entries(textosDe(etiqueta)) as [ParteDeEtiqueta, string][]).flatMap(
      ([parte, text]) => place(parte, toLegible(text), partes[parte], measureFont),
    ),
    cajas: [
      ...rayas.map((y) => ({ x: margin, y, width: width - 2 * margin, height: RAYA_MM })),
      ...(barrasDe(etiqueta.codigo, formato) ?? []),
      ...(etiqueta.fragil ? [partes.fragil] : []),
    ],
  };
}

function place(
  parte: ParteDeEtiqueta,
  text: string,
  area: Area,
  measureFont: MeasureFont,
): Texto[] {
  const { bold = false, align } = area;
  const measure = measureFont(bold);
  const { lines, size } = fitText(text, area, measure);
  const isCentered = align === 'center';
  // Centre the capital letters, which are 0.66 high.
  const first = isCentered ? area.height / 2 + 0.33 * size : ASCENT * size;
  return lines.map((line, index) => {
    const free = area.width - measure(line) * size;
    return {
      parte,
      text: line,
      x: area.x + (isCentered ? free / 2 : align === 'right' ? free : 0),
      y: area.y + first + index * LEADING * size,
      size,
      bold,
      white: parte === 'fragil',
    };
  });
}

/** Wraps and shrinks the text, then ends it in an ellipsis. */
export function fitText(text: string, { width, height, size: largest }: Area, measure: Measure) {
  let shown = shorten(text, MAX_CHARACTERS);
  let size = largest;
  for (;;) {
    const lines = breakTextIntoLines(shown, [' '], width / size, measure).map((line) =>
      line.trimEnd(),
    );
    const needed = size * (ASCENT + DESCENT + (lines.length - 1) * LEADING);
    if (needed <= height && lines.every((line) => measure(line) * size <= width)) {
      return { lines, size };
    }
    if (size * 0.95 >= SMALLEST_TEXT_MM) size *= 0.95;
    else shown = `${shown.slice(0, -2).trimEnd()}…`;
  }
}
