/** Adds amounts in pesos through whole cents, so that no binary dust is stored. */
export function sumPesos(amounts: readonly number[]): number {
  let cents = 0;
  for (const amount of amounts) cents += Math.round(amount * 100);
  return cents / 100;
}
