export interface Etiqueta {
  empresa: string;
  remito: string | null;
  codigo: string | null;
  /** Counts from 1. */
  bulto: number;
  bultos: number;
  origen: string;
  destino: string;
  localidad: string | null;
  aCargoDe: string;
  /** To collect on delivery: `Monto $ 12.500,00 + Flete $ 2.500,00` and the sum `$ 15.000,00`, or `Monto` and its amount. */
  cobrar: { detalle: string; importe: string } | null;
  fragil: boolean;
}

export type Formato = '100x150' | 'a4';

export const FORMATOS: readonly Formato[] = ['100x150', 'a4'];

export const ETIQUETAS_POR_HOJA = 8;

/** Number of pages. `desde` is the first free place of the first A4 sheet, from 1. */
export const hojasDe = (etiquetas: number, formato: Formato, desde: number): number =>
  formato === 'a4' ? Math.ceil((etiquetas + desde - 1) / ETIQUETAS_POR_HOJA) : etiquetas;
