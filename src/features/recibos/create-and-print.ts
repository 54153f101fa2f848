import { printDocument } from '@/lib/print-document';
import { openPrintJob } from '@/lib/printing';
import { fetchReciboPdf } from './recibos.queries';

/** The outcome for a receipt. `created`: it exists but was not printed. */
export type Outcome = 'failed' | 'created' | 'printed';

/** Creates a receipt and prints it. Call it inside the click handler, or the browser blocks the window. Never throws. */
export async function createAndPrint(
  create: () => Promise<{ id: number } | null>,
): Promise<Outcome> {
  const job = openPrintJob();
  let created: { id: number } | null;
  try {
    created = await create();
  } catch {
    job.cancel();
    return 'failed';
  }
  const printed = await printDocument(job, {
    load: async () => created && fetchReciboPdf(created.id),
    fileName: `recibo-${created?.id ?? 'nuevo'}.pdf`,
    error: 'No se pudo obtener el PDF del recibo',
  });
  return printed ? 'printed' : 'created';
}
