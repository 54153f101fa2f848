/**
 * With `LATE_ANSWERS=seed`, the milliseconds by which the mock answers a call late: 60 to 200 by chance, the same for the same seed. A test
 * that reads a call, a record or a toast before it has come fails then.
 */
export function lateAnswers(): (() => number) | undefined {
  const { LATE_ANSWERS } = process.env;
  if (!LATE_ANSWERS) return undefined;
  let state = Number(LATE_ANSWERS) || 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return 60 + (state % 141);
  };
}
