import type { Format, Planilla } from './planilla';
import type { PlanillaJob, WrittenPlanilla } from './planilla.worker';
import workerUrl from './planilla.worker?worker&url';

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

const TYPES: Record<Format, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
};

/** Writes a file in a worker, to keep the page responsive. @throws if the worker fails, or the signal's reason. */
export async function writePlanilla(
  planilla: Planilla,
  format: Format,
  signal: AbortSignal,
): Promise<Blob> {
  signal.throwIfAborted();
  const worker = new Worker(policy?.createScriptURL('') ?? workerUrl, { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      worker.addEventListener('error', ({ message }) => reject(new Error(`worker: ${message}`)));
      worker.addEventListener('message', ({ data }: MessageEvent<WrittenPlanilla>) => {
        if ('error' in data) reject(new Error(data.error));
        else resolve(new Blob([data.bytes], { type: TYPES[format] }));
      });
      worker.postMessage({ planilla, format } satisfies PlanillaJob);
    });
  } finally {
    worker.terminate();
  }
}
