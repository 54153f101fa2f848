import { toCsv } from './csv';
import type { Format, Planilla } from './planilla';
import { toXlsx } from './xlsx';

export interface PlanillaJob {
  planilla: Planilla;
  format: Format;
}

export type WrittenPlanilla = { bytes: Uint8Array<ArrayBuffer> } | { error: string };

async function run({ planilla, format }: PlanillaJob): Promise<WrittenPlanilla> {
  try {
    const bytes =
      format === 'csv' ? new TextEncoder().encode(toCsv(planilla)) : await toXlsx(planilla);
    return { bytes: bytes as Uint8Array<ArrayBuffer> };
  } catch (error) {
    return { error: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<PlanillaJob>) => {
  void run(data).then((outcome) =>
    postMessage(outcome, { transfer: 'bytes' in outcome ? [outcome.bytes.buffer] : [] }),
  );
});
