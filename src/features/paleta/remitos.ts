import { clean } from '@/domain/clean';

/** Consultas makes one call per number (spec section 7: `/reportes/{remito}/movimientos`). */
export const MAX_REMITOS = 50;

const REMITO = /^[\w./-]*\d[\w./-]*$/;

/** Splits at white space, commas and semicolons. Empty unless the text holds only remito numbers, and at least two different ones. */
export function parseRemitos(text: string): string[] {
  const remitos = new Set(
    text
      .split(/[\s,;]+/)
      .map(clean)
      .filter((word) => word !== ''),
  );
  const areNumbers = [...remitos].every((word) => REMITO.test(word));
  return areNumbers && remitos.size > 1 ? [...remitos] : [];
}
