import { clean, NBSP } from './clean';
import { exact } from './decimal';

/** Converts a fraction to a percentage, exactly: 0.0725 → 7.25. Spec section 3 (Servicio). @throws RangeError when not finite. */
export function fractionToPercent(f: number): number {
  return exact(f).times(100).toNumber() + 0;
}

/** Converts a percentage to a fraction, exactly: 7.25 → 0.0725. Spec section 3 (Servicio). @throws RangeError when not finite. */
export function percentToFraction(p: number): number {
  return exact(p).times(0.01).toNumber() + 0;
}

const percentFormat = new Intl.NumberFormat('es-AR', {
  maximumFractionDigits: 4,
  useGrouping: 'always',
  signDisplay: 'negative',
});

/** Formats a fraction with up to four decimals and a no-break space: 0.0725 → `7,25 %`. @throws RangeError when not finite. */
export function formatPorcentaje(fraction: number): string {
  return `${percentFormat.format(fractionToPercent(fraction))}${NBSP}%`;
}

const DECIMAL = /^(?:\d+[.,]?\d*|[.,]\d+)$/;
const SIGNIFICANT_DIGITS = 15;

/** Reads a typed percentage or fraction, with comma or dot. Null for thousands marks, signs and over 15 digits. Spec section 5 (service forms). */
export function parsePorcentaje(text: string): number | null {
  const digits = clean(text);
  if (!DECIMAL.test(digits)) return null;
  if (digits.replace(/[.,]/, '').replace(/^0+/, '').length > SIGNIFICANT_DIGITS) return null;
  return Number(digits.replace(',', '.'));
}

/** Writes a typed percentage like {@link porcentajeToText}. Another text stays as it is. */
export function tidyPorcentaje(text: string): string {
  const typed = parsePorcentaje(text);
  return typed === null ? text : porcentajeToText(typed);
}

export function decimalsOf(text: string): number {
  return /[.,](\d*)$/.exec(clean(text))?.[1]?.length ?? 0;
}

/** Writes a percentage or fraction with all its digits: `0,0725`, never `7,25e-2`. {@link parsePorcentaje} reads it back. */
export function porcentajeToText(value: number): string {
  return exact(value).toFixed().replace('.', ',');
}
