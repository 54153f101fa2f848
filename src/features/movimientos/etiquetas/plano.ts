import { code128, QUIET_MODULES } from './code128';
import type { Formato } from './etiqueta';

/** Millimetres from the label's top left corner; `size` is the text's. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
  bold?: true;
  align?: 'center' | 'right';
}

export type ParteDeEtiqueta =
  | 'empresa'
  | 'bulto'
  | 'remito'
  | 'de'
  | 'origen'
  | 'para'
  | 'destino'
  | 'localidad'
  | 'aCargoDe'
  | 'cobrar'
  | 'importe'
  | 'fragil';

interface Plano {
  width: number;
  height: number;
  partes: Record<ParteDeEtiqueta, Area>;
  barras: { x: number; y: number; width: number; height: number };
  rayas: readonly number[];
}

/** A4 labels keep 6 mm from their edges, where printers cannot print. */
export const PLANOS: Record<Formato, Plano> = {
  '100x150': {
    width: 100,
    height: 150,
    partes: {
      empresa: { x: 5, y: 5, width: 53, height: 14, size: 5.5 },
      bulto: { x: 60, y: 4, width: 35, height: 16, size: 14, bold: true, align: 'right' },
      remito: { x: 5, y: 20.5, width: 90, height: 14.5, size: 11.5, bold: true },
      de: { x: 5, y: 65.5, width: 90, height: 4, size: 3.3 },
      origen: { x: 5, y: 69.5, width: 90, height: 13.5, size: 6 },
      para: { x: 5, y: 84, width: 90, height: 4, size: 3.3 },
      destino: { x: 5, y: 88, width: 90, height: 24.8, size: 10, bold: true },
      localidad: { x: 5, y: 113, width: 90, height: 8.5, size: 7.5 },
      aCargoDe: { x: 5, y: 125.5, width: 50, height: 5.5, size: 4.8 },
      cobrar: { x: 5, y: 131, width: 50, height: 7.6, size: 3.3 },
      importe: { x: 5, y: 138.7, width: 50, height: 7.2, size: 6.5, bold: true },
      fragil: { x: 58, y: 127, width: 37, height: 18, size: 11, bold: true, align: 'center' },
    },
    barras: { x: 5, y: 36, width: 90, height: 24 },
    rayas: [63, 124],
  },
  a4: {
    width: 105,
    height: 74.25,
    partes: {
      empresa: { x: 6, y: 6, width: 60, height: 4.5, size: 3.6 },
      bulto: { x: 68, y: 6, width: 31, height: 11, size: 9.5, bold: true, align: 'right' },
      remito: { x: 6, y: 10.8, width: 60, height: 8.8, size: 7, bold: true },
      de: { x: 6, y: 35.2, width: 9, height: 4, size: 2.9 },
      origen: { x: 16, y: 34.6, width: 83, height: 5, size: 4 },
      para: { x: 6, y: 41.6, width: 9, height: 4, size: 2.9 },
      destino: { x: 16, y: 40, width: 83, height: 11.5, size: 5.8, bold: true },
      localidad: { x: 16, y: 51.5, width: 83, height: 5.2, size: 4.4 },
      aCargoDe: { x: 6, y: 58.2, width: 58, height: 4.2, size: 3.6 },
      cobrar: { x: 6, y: 62.5, width: 26, height: 5.8, size: 2.6 },
      importe: { x: 33, y: 62.9, width: 32, height: 5.1, size: 4.2, bold: true },
      fragil: { x: 68, y: 59, width: 31, height: 9, size: 6.5, bold: true, align: 'center' },
    },
    barras: { x: 6, y: 20, width: 93, height: 12.5 },
    rayas: [33.8, 57.6],
  },
};

/** Module widths: three and two dots of a 203 dpi label printer. */
const MODULES_MM = [0.375, 0.25] as const;

export interface Caja {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Centred in their area. Null if there is no text, a character cannot be encoded, or the bars do not fit. */
export function barrasDe(codigo: string | null, formato: Formato): Caja[] | null {
  const code = codigo === null ? null : code128(codigo);
  if (!code) return null;
  const { x, y, width, height } = PLANOS[formato].barras;
  const module = MODULES_MM.find((mm) => (code.modules + 2 * QUIET_MODULES) * mm <= width);
  if (module === undefined) return null;
  const left = x + (width - code.modules * module) / 2;
  return code.barras.map((barra) => ({
    x: left + barra.x * module,
    y,
    width: barra.width * module,
    height,
  }));
}
