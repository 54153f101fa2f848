/** What one label says, in screen texts. */
export interface Etiqueta {
  empresa: string;
  /** The remito number. */
  remito: string | null;
  /** What the barcode holds. Null: a label without barcode. */
  codigo: string | null;
  /** Which of the movement's bultos it is, from 1. */
  bulto: number;
  bultos: number;
  origen: string;
  destino: string;
  /** The destination's town. */
  localidad: string | null;
  /** Who pays the flete: `Origen`. */
  aCargoDe: string;
  /** What to collect on delivery, of what, and their sum: `Monto $ 12.500,00 + Flete $ 2.500,00` and `$ 15.000,00`, or `Monto` and its amount. */
  cobrar: { detalle: string; importe: string } | null;
  fragil: boolean;
}

/** A roll of single labels, or A4 sheets of eight. */
export type Formato = '100x150' | 'a4';

export const FORMATOS: readonly Formato[] = ['100x150', 'a4'];

/** Labels on an A4 sheet, in two columns. */
export const POR_HOJA = 8;

/** The pages that labels take. `desde` is the first free place of the first A4 sheet, from 1. */
export const hojasDe = (etiquetas: number, formato: Formato, desde: number): number =>
  formato === 'a4' ? Math.ceil((etiquetas + desde - 1) / POR_HOJA) : etiquetas;
