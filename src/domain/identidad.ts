import { clean } from './clean';
import { formatCuit } from './cuit';
import { fold } from './fold';

// What tells a record from others, however a person writes it. Empty if there is nothing to compare.

/** `Gómez, Juan Carlos` is `gomez juan carlos`, `Dos S.R.L.` is `dos srl`. */
export const plainNombre = (nombre: string): string =>
  fold(nombre).replaceAll('.', '').split(/[ ,]+/).filter(Boolean).join(' ');

/** Fewer than eleven digits are no CUIT. */
export function plainCuit(identificacion: string | null): string {
  const cuit = formatCuit(clean(identificacion ?? ''));
  return /^\d{2}-\d{8}-\d$/.test(cuit) ? cuit : '';
}

/** `AB 123-cd` is `ab123cd`. */
export const plainPatente = (patente: string | null): string =>
  fold(patente ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '');
