import { DASH, formatMonto, formatNumero } from '@/domain/dinero';
import { importeEnLetras } from '@/domain/importe-en-letras';

/** Amounts already logged, so that a re-render does not log them again. */
const logged = new Set<number>();

function orDash(text: string | null, amount: number): string {
  if (text !== null && text !== DASH) return text;
  if (!logged.has(amount)) {
    logged.add(amount);
    console.error('Amount out of range:', amount);
  }
  return DASH;
}

/** {@link formatMonto} for the screen: logs an amount that shows as a dash. Pesos. */
export const showMonto = (pesos: number): string => orDash(formatMonto(pesos), pesos);

/** {@link formatNumero} for the screen: logs a number that shows as a dash. */
export const showNumero = (n: number, decimals?: number): string =>
  orDash(formatNumero(n, decimals), n);

/** {@link importeEnLetras} for the screen: shows a dash and logs an amount that is out of range. Pesos. */
export const showLetras = (pesos: number): string => orDash(importeEnLetras(pesos), pesos);
