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
export async function inWorker<Job extends PlanillaJob>(
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
