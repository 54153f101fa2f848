/** A sheet. Its cells are texts as a person would type them: `1234,5`, `20/11/2026`, `Sí`. */
export interface Hoja {
  name: string;
  /** From the file's first row on: a row's number in the file is its index plus one. */
  rows: readonly (readonly string[])[];
  /** Indexes of the rows that the file hides. */
  hidden: readonly number[];
  /** What to add to a date's serial number: files of old Macs count from 1904. */
  serialOffset: number;
}

/** The sheets that have cells, or why a person cannot use the file. */
export type Reading = { hojas: Hoja[] } | { refused: string };

/** In place of what a cell does not tell: an error, a formula that was never computed, an amount for several rows. */
export const NO_VALUE = '#SIN VALOR';
export const MERGED = '#UNIDA';

export const MAX_BYTES = 10 * 1024 * 1024;
export const MAX_ROWS = 5000;
