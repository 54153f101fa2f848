import { clean } from '@/domain/clean';
import { formatNumero, parseMonto } from '@/domain/dinero';

/** An amount in pesos as an input's text: `1.234,50`, or `1.234` in whole pesos. Null is empty. */
export function montoToInput(pesos: number | null, whole = false): string {
  return pesos === null ? '' : formatNumero(pesos, whole ? 0 : undefined);
}

export const BAD_MONTO = 'Ingresá un importe válido';
export const NOT_WHOLE = 'Solo pesos enteros, sin centavos';

/** The error of a typed text that is not an amount. In whole pesos no dot is a decimal mark: `1.00` may be 1.000 with a zero less. */
export function montoError(text: string, whole = false): string | null {
  if (clean(text) === '') return null;
  const pesos = parseMonto(text);
  if (pesos === null) return BAD_MONTO;
  const isWhole = Number.isInteger(pesos) && parseMonto(text.replaceAll('.', '')) === pesos;
  return whole && !isWhole ? NOT_WHOLE : null;
}

/** Formats a typed amount like `montoToInput`. A text that is not an amount, or not in whole pesos, stays as it is. */
export function tidyMonto(text: string, whole = false): string {
  const pesos = parseMonto(text);
  return pesos === null || montoError(text, whole) ? text : montoToInput(pesos, whole);
}
