const resets = new Set<() => void>();

/** Registers a function that clears a module's own state. Call it where the state is declared. */
export const onReset = (reset: () => void): void => void resets.add(reset);

/** @internal Tests of screens share the panel's modules: clears them all, like a reload. */
export function resetPanel(): void {
  for (const reset of resets) reset();
}
