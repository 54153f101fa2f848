const resets = new Set<() => void>();

/** Registers what empties a module that keeps state of its own. Call it where the state is declared. */
export const onReset = (reset: () => void): void => void resets.add(reset);

/**
 * Empties every module with state of its own, as after a reload of the page.
 *
 * @internal Tests of screens share the panel's modules.
 */
export function resetPanel(): void {
  for (const reset of resets) reset();
}
