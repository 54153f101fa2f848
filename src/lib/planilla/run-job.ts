import { toCsv } from './csv';
import type { Reading } from './hoja';
import type { Format, Planilla } from './planilla';
import { readHojas } from './read-hojas';
import { toXlsx } from './xlsx';

interface WriteJob {
  planilla: Planilla;
  format: Format;
}

interface ReadJob {
  /** A file's bytes, or pasted cells. */
  read: Uint8Array<ArrayBuffer> | string;
}

export type PlanillaJob = WriteJob | ReadJob;

export type Answer<Job> = Job extends ReadJob ? Reading : Uint8Array<ArrayBuffer>;

async function write({ planilla, format }: WriteJob): Promise<Uint8Array> {
  return format === 'csv' ? new TextEncoder().encode(toCsv(planilla)) : toXlsx(planilla);
}

/** What the worker does with a job. */
export const runJob = (job: PlanillaJob): Promise<Reading | Uint8Array> =>
  'read' in job ? readHojas(job.read) : write(job);
