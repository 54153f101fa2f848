import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';

/** Position and width of a black bar, in modules. */
export interface Barra {
  x: number;
  width: number;
}

/** Blank modules that a scanner needs on either side. */
export const QUIET_MODULES = 10;

/** Null if the text is empty, has a character that is not printable ASCII, or is too long for JsBarcode, which recurses for each character. */
export function code128(text: string): { barras: Barra[]; modules: number } | null {
  if (!/^[\x20-\x7e]{1,100}$/.test(text)) return null;
  const bits = new CODE128(text, {}).encode().data;
  const barras = [...bits.matchAll(/1+/g)].map(({ 0: run, index }) => ({
    x: index,
    width: run.length,
  }));
  return { barras, modules: bits.length };
}
