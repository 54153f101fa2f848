import { DASH, formatCantidad, formatMonto } from '@/domain/dinero';
import { importeEnLetras } from '@/domain/importe-en-letras';
import { logError } from '@/lib/page/log';
import { onReset } from '@/lib/page/resets';

/** Amounts already logged, so that a re-render does not log them again. */
const logged = new Set<number>();
onReset(() => logged.clear());

function orLoggedDash(text: string | null, amount: number): string {
  if (text !== null && text !== DASH) return text;
  if (!logged.has(amount)) {
    logged.add(amount);
    logError(new RangeError(`Amount out of range: ${amount}`));
  }
  return DASH;
}

/** {@link formatMonto} for the screen: logs an amount that shows as a dash. Pesos. */
export const showMonto = (pesos: number): string => orLoggedDash(formatMonto(pesos), pesos);

/** A count for the screen, with its noun: `1 bulto`, `2.000 bultos`. Logs a number that shows as a dash. */
export const showCount = (n: number, noun?: string): string =>
  orLoggedDash(formatCantidad(n), n) + (noun ? ` ${noun}${n === 1 ? '' : 's'}` : '');

/** {@link importeEnLetras} for the screen: shows a dash for an amount out of range, and logs it. Pesos. */
export const showLetras = (pesos: number): string => orLoggedDash(importeEnLetras(pesos), pesos);
