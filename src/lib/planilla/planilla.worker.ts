import { runJob, type PlanillaJob } from './run-job';

addEventListener('message', ({ data }: MessageEvent<PlanillaJob>) => {
  runJob(data).then(
    (answer) =>
      postMessage(
        { answer },
        { transfer: answer instanceof Uint8Array ? [answer.buffer as ArrayBuffer] : [] },
      ),
    (error: unknown) => postMessage({ error: String(error) }),
  );
});
