import type { PrintJob } from '@/lib/printing';
import { printRecibo } from './recibos.queries';

/** The outcome for a receipt. `created`: it exists but was not printed. */
export type Outcome = 'failed' | 'created' | 'printed';

/** Creates a receipt and prints it. Never throws. */
export async function createAndPrint(
  job: PrintJob,
  create: () => Promise<{ id: number } | null>,
): Promise<Outcome> {
  let created: { id: number } | null;
  try {
    created = await create();
  } catch {
    job.cancel();
    return 'failed';
  }
  return (await printRecibo(job, created?.id ?? null)) ? 'printed' : 'created';
}
