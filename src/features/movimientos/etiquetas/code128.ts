import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';

/** A bar and where it stands, in modules. */
export interface Barra {
  x: number;
  width: number;
}

/** Blank modules that a scanner needs on either side. */
export const QUIET = 10;

/**
 * The bars of a text in Code 128, and the number of modules they span. Null if the code has no sign for one of its characters: it has
 * those of an English keyboard.
 */
export function code128(text: string): { barras: Barra[]; modules: number } | null {
  if (!/^[\x20-\x7e]+$/.test(text)) return null;
  const bits = new CODE128(text, {}).encode().data;
  const barras = [...bits.matchAll(/1+/g)].map(({ 0: run, index }) => ({
    x: index,
    width: run.length,
  }));
  return { barras, modules: bits.length };
}
