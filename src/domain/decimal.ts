import Big from 'big.js';

/**
 * The exact decimal a number is written as (`0.1` is one tenth, not the nearest binary fraction).
 * `null` and `undefined` count as zero.
 *
 * @throws RangeError when the number is not finite.
 */
export function exact(value: number | null | undefined): Big {
  const number = value ?? 0;
  if (!Number.isFinite(number)) {
    throw new RangeError(`Not a finite number: ${number}`);
  }
  return new Big(number);
}

/** The number for an exact decimal, rounded to `decimals` places, half away from zero; never -0. */
export function rounded(value: Big, decimals: number): number {
  return value.round(decimals, Big.roundHalfUp).toNumber() + 0;
}

/** Up to fifteen digits a number is the decimal it is written as, and no other. */
const MAX_PLAIN_CENTS = 1e15;

/** A number of whole hundredths as how many these are, which needs no exact decimal and is a hundred times faster; null for any other. */
export function plainCents(value: number): number | null {
  const cents = Math.round(value * 100);
  return Math.abs(cents) < MAX_PLAIN_CENTS && cents / 100 === value ? cents : null;
}
