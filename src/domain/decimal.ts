import Big from 'big.js';

/** The decimal that a number prints as: `0.1` is one tenth. Nullish is zero. @throws RangeError when the number is not finite. */
export function exact(value: number | null | undefined): Big {
  const number = value ?? 0;
  if (!Number.isFinite(number)) {
    throw new RangeError(`Not a finite number: ${number}`);
  }
  return new Big(number);
}

/** Adds numbers exactly, without rounding. Nullish is zero. @throws RangeError when one is not finite. */
export function sumExact(values: Iterable<number | null | undefined>): number {
  let whole = 0;
  let rest = new Big(0);
  for (const value of values) {
    // Adding integers is a hundred times faster.
    if (Number.isSafeInteger(value)) whole += value ?? 0;
    else rest = rest.plus(exact(value));
  }
  return rest.plus(whole).toNumber();
}

/** Rounds an exact decimal to `decimals` places, half away from zero. Never returns -0. */
export function rounded(value: Big, decimals: number): number {
  return value.round(decimals, Big.roundHalfUp).toNumber() + 0;
}

/** A number of up to fifteen digits stands for exactly one decimal. */
const MAX_PLAIN_CENTS = 1e15;

/** Pesos as whole cents, or `null` if there is a fraction of a cent. A hundred times faster than {@link exact}. */
export function plainCents(value: number): number | null {
  const cents = Math.round(value * 100);
  return Math.abs(cents) < MAX_PLAIN_CENTS && cents / 100 === value ? cents : null;
}
