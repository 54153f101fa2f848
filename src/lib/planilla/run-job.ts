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

/** What the worker does with a job. */
export async function runJob(job: PlanillaJob): Promise<Reading | Uint8Array> {
  if ('read' in job) return readHojas(job.read);
  return job.format === 'csv'
    ? new TextEncoder().encode(toCsv(job.planilla))
    : toXlsx(job.planilla);
}
