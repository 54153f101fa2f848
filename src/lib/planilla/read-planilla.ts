import { MAX_BYTES, type Reading } from './hoja';
import { inWorker } from './worker';

/** Reads a file or pasted cells in a worker. @throws if the worker fails, or the signal's reason. */
export async function readPlanilla(from: Blob | string, signal: AbortSignal): Promise<Reading> {
  // One byte too many is enough to refuse it.
  const read =
    typeof from === 'string'
      ? from
      : new Uint8Array(await from.slice(0, MAX_BYTES + 1).arrayBuffer());
  return inWorker({ read }, signal);
}
