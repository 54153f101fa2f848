import { toCsv } from './csv';
import type { Format, Planilla } from './planilla';
import { toXlsx } from './xlsx';

export interface Job {
  planilla: Planilla;
  format: Format;
}

export type Written = { bytes: Uint8Array<ArrayBuffer> } | { error: string };

async function run({ planilla, format }: Job): Promise<Written> {
  try {
    const bytes =
      format === 'csv' ? new TextEncoder().encode(toCsv(planilla)) : await toXlsx(planilla);
    return { bytes: bytes as Uint8Array<ArrayBuffer> };
  } catch (error) {
    return { error: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Job>) => {
  void run(data).then((outcome) =>
    postMessage(outcome, { transfer: 'bytes' in outcome ? [outcome.bytes.buffer] : [] }),
  );
});
