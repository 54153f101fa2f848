import type { Format, Planilla } from './planilla';
import { inWorker } from './worker';

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
