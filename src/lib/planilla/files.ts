import { MAX_BYTES, type Reading } from './hoja';
import type { Format, Planilla } from './planilla';
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

const TYPES: Record<Format, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
};

/** Writes a file in a worker. @throws if the worker fails, or the signal's reason. */
export async function writePlanilla(
  planilla: Planilla,
  format: Format,
  signal: AbortSignal,
): Promise<Blob> {
  const bytes = await inWorker({ planilla, format }, signal);
  return new Blob([bytes], { type: TYPES[format] });
}
