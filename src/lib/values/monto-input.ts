import { clean } from '@/domain/clean';
import { formatNumero, parseMonto } from '@/domain/dinero';

/** An amount in pesos as an input's text: `1.234,50`, or `1.234` in whole pesos. Null is empty. */
export function montoToInput(pesos: number | null, whole = false): string {
  return pesos === null ? '' : formatNumero(pesos, whole ? 0 : 2);
}

/** Whether a typed amount is whole pesos, and no dot of it a decimal mark: `1.00` may be 1.000 with a zero less. */
export function isWholeMonto(text: string): boolean {
  const pesos = parseMonto(text);
  return Number.isInteger(pesos) && parseMonto(text.replaceAll('.', '')) === pesos;
}

export const BAD_MONTO = 'Ingresá un importe válido';
export const NOT_WHOLE = 'Solo pesos enteros, sin centavos';

/** The error of a typed text that is not an amount, or not in whole pesos. */
export function montoError(text: string, whole = false): string | null {
  if (clean(text) === '') return null;
  if (parseMonto(text) === null) return BAD_MONTO;
  return whole && !isWholeMonto(text) ? NOT_WHOLE : null;
}

/** Formats a typed amount like `montoToInput`. A text that is not an amount, or not in whole pesos, stays as it is. */
export function tidyMonto(text: string, whole = false): string {
  const pesos = parseMonto(text);
  return pesos === null || (whole && !isWholeMonto(text)) ? text : montoToInput(pesos, whole);
}
