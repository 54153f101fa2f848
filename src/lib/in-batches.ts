/** How many ids one call names: they go in its URL, and nginx refuses one above 8 kB by default. */
export const BATCH_SIZE = 100;

export interface BatchOptions {
  /** Checked between calls: the call under way is always waited for, so that its outcome is known. */
  signal?: AbortSignal | undefined;
  /** Called with the ids of each call that succeeded. */
  onDone?: ((ids: number[]) => void) | undefined;
}

/**
 * Sends the ids a hundred a call, one call after another.
 *
 * @throws what the first failing call throws, or the signal's reason. No call is sent after that.
 */
export async function inBatches(
  ids: readonly number[],
  send: (ids: number[]) => Promise<unknown>,
  { signal, onDone }: BatchOptions = {},
): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    signal?.throwIfAborted();
    const batch = ids.slice(start, start + BATCH_SIZE);
    await send(batch);
    onDone?.(batch);
  }
}
