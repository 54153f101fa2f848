/** Ids for one call. They go in the URL, and nginx by default refuses a URL above 8 kB. */
export const BATCH_SIZE = 100;

export interface BatchOptions {
  /** Checked between calls. A running call is not aborted, because its outcome would be unknown. */
  signal?: AbortSignal | undefined;
  /** Called with the ids of each call that succeeded. */
  onDone?: ((ids: number[]) => void) | undefined;
}

/**
 * Sends ids in batches of a hundred, one call after another.
 *
 * @throws what the first failing call throws, or the signal's reason. Sends nothing after that.
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
