import Big from 'big.js';
import { clean, NBSP } from './clean';
import { exact, plainCents, rounded } from './decimal';

const PESO_DECIMALS = 2;

/** Rounds to cents, half away from zero, by the decimal text: 1.005 → 1.01. Spec section 9. @throws RangeError when not finite. */
export function roundPesos(pesos: number): number {
  return plainCents(pesos) === null ? rounded(exact(pesos), PESO_DECIMALS) : pesos + 0;
}

/** Shown instead of a number that is not finite or too large for an amount. */
export const DASH = '—';

const MAX_PESOS = Number.MAX_SAFE_INTEGER / 100;

const isCountable = (n: number): boolean => Math.abs(n) <= MAX_PESOS;

/** Pesos as whole cents, rounded like {@link roundPesos}. `null` if they do not fit a safe integer. */
export function toCents(pesos: number): number | null {
  return isCountable(pesos) ? rounded(exact(pesos).times(100), 0) : null;
}

/** Adds pesos exactly and rounds the sum once, to cents. Nullish is zero. @throws RangeError when an amount is not finite. */
export function sumPesos(values: Iterable<number | null | undefined>): number {
  let cents = 0;
  let rest = new Big(0);
  for (const value of values) {
    // Nearly every amount is whole cents, and adding integers is a hundred times faster.
    const inCents = plainCents(value ?? 0);
    if (inCents !== null && Number.isSafeInteger(cents + inCents)) cents += inCents;
    else rest = rest.plus(exact(value));
  }
  return rounded(rest.plus(new Big(cents).div(100)), PESO_DECIMALS);
}

const SIGN_AND_SYMBOL = /^([-+]?)\s*(?:\$|ars)?\s*([-+]?)\s*([\d.,](?:[\d., ]*[\d.,])?)$/i;
const NO_CENTS = /[.,]-$/;
const SPACE_GROUPS = /^[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d*)?$/;
const DOT_GROUPS = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
const DOTS_AND_COMMA = /^[\d.]*\d[\d.]*,\d*$/;
/** An amount that lost its comma, or got a digit too many: `1.50000`. */
const NEITHER = /^[1-9]\d{0,2}\.\d{4,}$/;
const COMMA_GROUPS = /^[1-9]\d{0,2}(?:(?:,\d{3})+\.\d*|(?:,\d{3}){2,})$/;
const ONE_MARK = /^(?:\d+[.,]?\d*|[.,]\d+)$/;

function decimalText(digits: string): string | null {
  if (NEITHER.test(digits)) return null;
  if (DOT_GROUPS.test(digits) || DOTS_AND_COMMA.test(digits))
    return digits.replaceAll('.', '').replace(',', '.');
  if (COMMA_GROUPS.test(digits)) return digits.replaceAll(',', '');
  if (SPACE_GROUPS.test(digits)) return digits.replaceAll(' ', '').replace(',', '.');
  if (ONE_MARK.test(digits)) return digits.replace(',', '.');
  return null;
}

/**
 * Reads an amount in pesos as typed or pasted. `null` if the text is not an amount.
 *
 * - Comma or dot is the decimal mark: `1234,5`, `1234.50`, `,50`, and `1234,` while typing.
 * - Groups of three are thousands: `1.234,50`, `1,234.50`, `1 234,50`, `1.234.567`, `1,234,567`.
 * - Dots before a comma are thousands wherever they stand: `1.5000,00` is `15.000,00`.
 * - A single dot before three digits is a thousands mark, as es-AR writes it (`1.234`), except in decimals such as `0.234` and `1234.567`; before more, neither.
 * - A single comma is always the decimal mark: `1,234` is 1.23.
 * - A sign (before or after `$`), `$` or `ARS`, blanks around them and `.-` at the end are accepted. `clean` runs first.
 * - More than two decimals are rounded half away from zero.
 * - Uneven grouping (`1.23.4`, `12 34`) and amounts whose cents do not fit a safe integer are `null`.
 */
export function parseMonto(text: string): number | null {
  const match = SIGN_AND_SYMBOL.exec(clean(text).replace(NO_CENTS, ''));
  if (!match) return null;
  const [, before = '', after = '', digits = ''] = match;
  if (before && after) return null;
  const unsigned = decimalText(digits);
  if (unsigned === null) return null;
  const sign = before + after;
  const magnitude = rounded(new Big(unsigned), PESO_DECIMALS);
  if (magnitude * 100 > Number.MAX_SAFE_INTEGER) return null;
  return sign === '' || sign === '+' ? magnitude : 0 - magnitude;
}

const UNEVEN_DOTS = /\.(?!\d{3}[.,])[\d.]*,|\d{4}\.[\d.]*,/;

/** Whether the dots before a comma do not stand at thousands, as after a digit more or less: `12.50,00`. */
export const hasUnevenDots = (text: string): boolean => UNEVEN_DOTS.test(text);

const formatWith = (decimals: number) =>
  new Intl.NumberFormat('es-AR', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  });
const FORMATTERS = { 0: formatWith(0), [PESO_DECIMALS]: formatWith(PESO_DECIMALS) };

/** Formats for es-AR, rounded half away from zero: `1.234,50`. {@link DASH} if not finite or too large. Spec sections 1 and 9. */
export function formatNumero(n: number, decimals: keyof typeof FORMATTERS = PESO_DECIMALS): string {
  if (!isCountable(n)) return DASH;
  return FORMATTERS[decimals].format(rounded(exact(n), decimals));
}

const cantidad = new Intl.NumberFormat('es-AR', {
  maximumFractionDigits: 4,
  useGrouping: 'always',
});

/** Formats a count, which may be half a bulto, for es-AR: `1.500`, `0,5`. {@link DASH} like {@link formatNumero}. */
export const formatCantidad = (n: number): string =>
  isCountable(n) ? cantidad.format(n + 0) : DASH;

/** Formats pesos with a no-break space: `-$ 1.234,50`. {@link DASH} if not finite or too large. Spec section 1. */
export function formatMonto(pesos: number): string {
  if (!isCountable(pesos)) return DASH;
  const amount = roundPesos(pesos);
  return `${amount < 0 ? '-' : ''}$${NBSP}${FORMATTERS[PESO_DECIMALS].format(Math.abs(amount))}`;
}
