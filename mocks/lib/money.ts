/** Adds pesos as whole cents, to avoid floating-point errors. */
export function sumPesos(amounts: readonly number[]): number {
  let cents = 0;
  for (const amount of amounts) cents += Math.round(amount * 100);
  return cents / 100;
}
