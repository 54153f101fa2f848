import { formatNumero, parseMonto } from '@/domain/dinero';

/** An amount in pesos as an input's text: `1.234,50`, or `1.234` in whole pesos. Null is empty. */
export function montoToInput(pesos: number | null, whole = false): string {
  return pesos === null ? '' : formatNumero(pesos, whole ? 0 : 2);
}

/** Formats a typed amount like `montoToInput`. A text that is not an amount, or not in whole pesos, stays as it is. */
export function tidyMonto(text: string, whole = false): string {
  const pesos = parseMonto(text);
  return pesos === null || (whole && !Number.isInteger(pesos)) ? text : montoToInput(pesos, whole);
}
