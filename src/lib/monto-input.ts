import { formatNumero } from '@/domain/dinero';

/** An amount in pesos as the input's text: `1.234,50`, or `1.234` in whole pesos. Null is empty. */
export function montoToInput(pesos: number | null, whole = false): string {
  return pesos === null ? '' : formatNumero(pesos, whole ? 0 : 2);
}
