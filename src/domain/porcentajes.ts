import { clean } from './clean';
import { exact } from './decimal';

const NBSP = '\u00a0';
const HUNDREDTH = exact(0.01);

/**
 * Converts a fraction to a percentage: 0.07 → 7, 0.0725 → 7.25. Exact. {@link percentToFraction}
 * is its inverse for numbers of up to 15 significant digits. Spec section 3 (Servicio).
 *
 * @throws RangeError when the number is not finite.
 */
export function fractionToPercent(f: number): number {
  return exact(f).times(100).toNumber() + 0;
}

/**
 * Converts a percentage to a fraction: 7 → 0.07, 7.25 → 0.0725. Exact. Spec section 3 (Servicio).
 *
 * @throws RangeError when the number is not finite.
 */
export function percentToFraction(p: number): number {
  return exact(p).times(HUNDREDTH).toNumber() + 0;
}

const percentFormat = new Intl.NumberFormat('es-AR', {
  maximumFractionDigits: 4,
  useGrouping: 'always',
  signDisplay: 'negative',
});

/**
 * Formats a fraction as a percentage with up to four decimals and a no-break space (U+00A0):
 * 0.1 → `10 %`, 0.0725 → `7,25 %`.
 *
 * @throws RangeError when the number is not finite.
 */
export function formatPorcentaje(fraction: number): string {
  return `${percentFormat.format(fractionToPercent(fraction))}${NBSP}%`;
}

const DECIMAL = /^(?:\d+[.,]?\d*|[.,]\d+)$/;
const SIGNIFICANT_DIGITS = 15;

/**
 * Reads a typed percentage or fraction. Comma or dot is the decimal mark; thousands marks and signs are not accepted. `null` if the
 * text is not such a number, or has more than 15 digits, too many for an exact number. Spec section 5 (service forms).
 */
export function parsePorcentaje(text: string): number | null {
  const digits = clean(text);
  if (!DECIMAL.test(digits)) return null;
  if (digits.replace(/[.,]/, '').replace(/^0+/, '').length > SIGNIFICANT_DIGITS) return null;
  return Number(digits.replace(',', '.'));
}

/** The number of decimals of a typed percentage or fraction: `0,0725` has 4. */
export function decimalsOf(text: string): number {
  return /[.,](\d*)$/.exec(clean(text))?.[1]?.length ?? 0;
}

/** A percentage or fraction as text with all its digits: `0,0725`, never `7,25e-2`. {@link parsePorcentaje} reads it back. */
export function porcentajeToText(value: number): string {
  return exact(value).toFixed().replace('.', ',');
}
