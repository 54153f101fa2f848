import { MAX_BYTES, type Reading } from './hoja';
import type { Format, Planilla } from './planilla';
import workerUrl from './planilla.worker?worker&url';
import type { Answer, PlanillaJob } from './run-job';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** Missing from the DOM's types, and from some browsers. */
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };

/** Only ever returns the URL of this worker. */
const policy = trustedTypes?.createPolicy('planilla', { createScriptURL: () => workerUrl });

/** Does a job in a worker of its own, to keep the page responsive. @throws if the worker fails, or the signal's reason. */
async function inWorker<Job extends PlanillaJob>(
  job: Job,
  signal: AbortSignal,
): Promise<Answer<Job>> {
  signal.throwIfAborted();
  const worker = new Worker(policy?.createScriptURL('') ?? workerUrl, { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      worker.addEventListener('error', ({ message }) => reject(new Error(`worker: ${message}`)));
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<{ answer: Answer<Job> } | { error: string }>) => {
          if ('error' in data) reject(new Error(data.error));
          else resolve(data.answer);
        },
      );
      worker.postMessage(job);
    });
  } finally {
    worker.terminate();
  }
}

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
