import { clean } from '@/domain/clean';

/** Each number is one call of Consultas (spec section 7: `/reportes/{remito}/movimientos`). */
export const MAX_REMITOS = 50;

const REMITO = /^[\w./-]*\d[\w./-]*$/;

/**
 * The different remito numbers in a text that holds nothing else, separated by white space, commas or semicolons. Empty unless there are
 * at least two.
 */
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
